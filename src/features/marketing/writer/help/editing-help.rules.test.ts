import { describe, expect, test } from 'vitest';
import { composerCase } from '#tests/composer-cases.ts';
import { packOf } from '#features/language/language-pack.rules.ts';
import { editingHelp, type EditedField } from './editing-help.rules.ts';
import { isHardToRead, readability } from './readability.rules.ts';

test.each([
  ['queso', 2],
  ['cueva', 2],
  ['país', 2],
  ['poeta', 3],
  ['aéreo', 4],
  ['ciudad', 2],
  ['día', 2],
  ['oír', 2],
  ['buey', 1],
  ['prohibir', 2],
  ['ahora', 3],
  ['búho', 2],
  ['guitarra', 3],
  ['pingüino', 3],
  ['quién', 1],
  ['leer', 2],
  ['limpiáis', 2],
  ['rey', 1],
  ['reyes', 2],
  ['ahuyentar', 3],
  ['canción', 2],
  ['caoba', 3],
])('%s has %i syllables', (word, count) => {
  expect(packOf('es').syllables(word)).toBe(count);
});

test.each([
  ['cheese', 1],
  ['batch', 1],
  ['delivered', 3],
  ['table', 2],
  ['company', 3],
  ['year', 1],
  ['media', 3],
])('the English %s has %i syllables', (word, count) => {
  expect(packOf('en').syllables(word)).toBe(count);
});

test('short words read easily, a sentence of officialese does not', () => {
  expect(readability('El pan sale a las siete. Vale dos euros.', 'es')).toBeGreaterThan(80);
  const hard =
    'La implementación multidisciplinar de procedimientos administrativos interdepartamentales posibilitará consecuentemente una racionalización presupuestaria significativa';
  expect(isHardToRead(hard, 'es')).toBe(true);
  expect(isHardToRead('Cada pieza lleva el lote y el nombre del ganadero que la ordeñó.', 'es')).toBe(false);
  expect(readability('The cat sat on the mat. It was warm.', 'en')).toBeGreaterThan(90);
  expect(readability('', 'es')).toBeUndefined();
});

const { brief } = composerCase('cheese-maker');
const help = (fields: EditedField[], isWhole = true) =>
  editingHelp({ language: 'es', fields, isWhole }, brief);
const body = (text: string, more: Partial<EditedField> = {}): EditedField[] => [
  { field: 'body', text, ...more },
];
const WHOLE = [...brief.proofs.map(({ text }) => text), brief.offer, brief.guarantee].join('. ');

describe('each hint names its sentence and offers the edit', () => {
  test('a whole text that uses the brief needs no help', () => {
    expect(help(body(WHOLE))).toEqual([]);
    expect(help(body('  '))).toEqual([]);
  });

  test('too long for its place, and too long before the fold', () => {
    expect(help(body('Una frase de más de veinte letras.', { limit: 20 }), false)).toMatchObject([
      { code: 'too_long', sentence: 'Una frase de más de veinte letras.' },
    ]);
    expect(help(body('Una frase de más de veinte letras. Otra.', { fold: 20 }), false)).toMatchObject([
      { code: 'below_fold', sentence: 'Una frase de más de veinte letras.' },
    ]);
  });

  test('a sentence that is hard to read, but not a customer’s', () => {
    const hard =
      'La implementación multidisciplinar de procedimientos administrativos interdepartamentales posibilitará consecuentemente una racionalización presupuestaria significativa.';
    expect(help(body(`Hoy. ${hard}`), false)).toMatchObject([{ code: 'hard_to_read', sentence: hard }]);
    expect(help(body(`Hoy. «${hard}» Ana, de Ocre.`), false)).toEqual([]);
  });

  test('said twice', () => {
    const fields = [
      ...body('Se sirve en 24 horas.'),
      { field: 'action', text: 'Hoy. Se sirve en 24 horas.' },
    ];
    expect(help(fields, false)).toEqual([
      { code: 'said_twice', field: 'action', sentence: 'Se sirve en 24 horas.', suggestion: '' },
    ]);
  });

  test('tú and usted in one text', () => {
    expect(help(body('Usted elige el día. Responda hoy. Te llamamos.'), false)).toEqual([
      { code: 'mixed_address', field: 'body', sentence: 'Te llamamos.' },
    ]);
  });

  test('a guarantee without its condition', () => {
    expect(help(body('Enviamos otra.'), false)).toEqual([
      {
        code: 'condition_missing',
        field: 'body',
        sentence: 'Enviamos otra.',
        suggestion: 'Si una pieza no llega en perfecto estado, enviamos otra.',
      },
    ]);
  });

  test.each([
    ['en', 'We replace it free of charge.', 1],
    ['en', 'We replace it free of charge within five days.', 0],
    ['en', 'If it arrives broken, we replace it free of charge.', 0],
    ['es', 'Se lo reponemos gratis.', 1],
    ['es', 'Se lo reponemos gratis en cinco días.', 0],
    ['es', 'Si llega roto, se lo reponemos gratis.', 0],
  ] as const)('in %s, “%s” lacks its terms %i times, below the answer', (language, answer, times) => {
    const guarantee =
      language === 'en'
        ? 'If a plate arrives broken, we replace it free of charge'
        : 'Si un plato llega roto, se lo reponemos gratis';
    const question = language === 'en' ? 'A plate arrives broken?' : '¿Un plato llega roto?';
    const fields = [
      { field: 'faq.0.question', text: question },
      { field: 'faq.0.answer', text: answer },
    ];
    const found = editingHelp({ language, fields, isWhole: false }, { ...brief, guarantee });
    expect(found.map(({ code, field }) => `${code} ${field}`)).toEqual(
      Array.from({ length: times }, () => 'condition_missing faq.0.answer'),
    );
  });

  test('no number, no proof, no offer: each with the owner’s own answer', () => {
    const found = help(body('Un queso azul.'));
    expect(found.map(({ code }) => code)).toEqual(['no_number', 'no_proof', 'no_offer']);
    expect(found[1]?.suggestion).toBe('Cada pieza lleva el lote y el nombre del ganadero.');
    expect(found[2]?.suggestion).toBe('La primera pieza, con portes pagados.');
  });

  test('a full text is offered nothing that does not fit into it', () => {
    const [field] = body('Un queso azul.');
    const fields = [{ field: 'posts.x', text: field?.text ?? '', limit: 20 }];
    const found = editingHelp({ language: 'es', isWhole: true, fields }, brief);
    expect(found.length).toBeGreaterThan(0);
    for (const { suggestion } of found) expect(suggestion).toBeUndefined();
  });

  test.each(['Catorce restaurantes lo usan.', 'Fourteen restaurants use it.', '14 restaurantes lo usan.'])(
    '“%s” gives a figure',
    (text) => {
      expect(help(body(text)).map(({ code }) => code)).not.toContain('no_number');
    },
  );

  test('an offer that has ended is not asked for', () => {
    const over = { ...brief, deadline: '2026-11-21' };
    const edited = { language: 'es' as const, isWhole: true, fields: body('Un queso azul.') };
    const codes = (now: string) => editingHelp(edited, over, new Date(now)).map(({ code }) => code);
    expect(codes('2026-11-21T10:00:00Z')).toContain('no_offer');
    expect(codes('2026-11-22T10:00:00Z')).not.toContain('no_offer');
  });

  test('the strongest proof unused while another is there', () => {
    const text = `${brief.proofs[1]?.text ?? ''}. ${brief.offer}.`;
    expect(help(body(text))).toMatchObject([
      { code: 'strongest_unused', suggestion: 'Cada pieza lleva el lote y el nombre del ganadero.' },
    ]);
  });

  test('a missing link', () => {
    const linked = { ...brief, action: { kind: 'form' as const, target: 'https://example.org/pedido' } };
    const found = editingHelp({ language: 'es', fields: body(WHOLE), isWhole: true }, linked);
    expect(found).toMatchObject([{ code: 'link_missing', suggestion: 'https://example.org/pedido' }]);
  });
});
