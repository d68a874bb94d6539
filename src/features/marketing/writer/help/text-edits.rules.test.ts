import { expect, test } from 'vitest';
import { emptyBrief } from '#features/marketing/brief/brief.rules.ts';
import { campaignHelp, isOpenHint } from '#features/marketing/campaigns/campaign-help.rules.ts';
import type { Variant } from '#features/marketing/writer/formulas/composer.types.ts';
import {
  atFold,
  isSaid,
  standingPart,
  withHelp,
  withLeftOut,
  withPartVariant,
  withVariant,
} from './text-edits.rules.ts';

const PLAIN: Variant = { formula: 'plain', text: 'Azul de cueva, 18,50 €/kg' };
const QUESTION: Variant = { formula: 'question', text: '¿Su cliente repite?' };
const QUOTE: Variant = { formula: 'customer', text: '«El domingo ya no quedaba»' };
const ALL = [PLAIN, QUESTION, QUOTE];

test.each([
  [
    'the sentence that it holds',
    'Azul de cueva, 18,50 €/kg. Se nota.',
    QUESTION,
    '¿Su cliente repite? Se nota.',
  ],
  ['a question', '¿Su cliente repite?\n\nSe nota.', PLAIN, 'Azul de cueva, 18,50 €/kg.\n\nSe nota.'],
  ['a quotation', '«El domingo ya no quedaba»\n\nSe nota.', QUESTION, '¿Su cliente repite?\n\nSe nota.'],
  ['nothing of what was typed', 'Escrito a mano.', QUESTION, '¿Su cliente repite?\n\nEscrito a mano.'],
])('a picked variant takes the place of %s', (_what, text, picked, expected) => {
  expect(withVariant(text, ALL, picked, false)).toBe(expected);
});

test('a subject is its variant and nothing else', () => {
  expect(withVariant('Azul', ALL, QUESTION, true)).toBe('¿Su cliente repite?');
});

test('in a text of one piece the headline and the body are picked apart', () => {
  const variants = { headline: ALL, body: ALL };
  const text = 'Azul de cueva, 18,50 €/kg\n\n¿Su cliente repite?\n\nEscríbanos.';
  expect(withPartVariant(text, 'headline', variants, QUOTE)).toBe(
    '«El domingo ya no quedaba»\n\n¿Su cliente repite?\n\nEscríbanos.',
  );
  expect(withPartVariant(text, 'body', variants, QUOTE)).toBe(
    'Azul de cueva, 18,50 €/kg\n\n«El domingo ya no quedaba»\n\nEscríbanos.',
  );
  expect([standingPart(text, 'headline', variants), standingPart(text, 'body', variants)]).toEqual([
    PLAIN,
    QUESTION,
  ]);
});

test('an offered edit is made at its sentence, and what is missing comes at the end', () => {
  const help = { code: 'said_twice', field: 'desire' } as const;
  expect(withHelp('Una vez. Otra. Una vez.', { ...help, sentence: 'Una vez.', suggestion: '' })).toBe(
    'Una vez. Otra.',
  );
  expect(
    withHelp('Volvemos gratis.', {
      ...help,
      sentence: 'Volvemos gratis.',
      suggestion: 'Si gotea, volvemos gratis.',
    }),
  ).toBe('Si gotea, volvemos gratis.');
  expect(withHelp('Llámenos.', { ...help, sentence: '', suggestion: '3.200 alumnos.' })).toBe(
    'Llámenos.\n3.200 alumnos.',
  );
  expect(withHelp('Llámenos.', { ...help, sentence: 'Llámenos.' })).toBe('Llámenos.');
});

test('a post is cut between words where its network folds it', () => {
  expect(atFold('uno dos tres', 9)).toEqual({ seen: 'uno dos', rest: 'tres' });
  expect(atFold('uno dos tres', 7)).toEqual({ seen: 'uno dos', rest: 'tres' });
  expect(atFold('x'.repeat(20), 8)).toEqual({ seen: 'x'.repeat(8), rest: 'x'.repeat(12) });
  expect(atFold('uno dos', null)).toEqual({ seen: 'uno dos', rest: '' });
});

test('help names the field of the editor, and hints stand where their answer would', () => {
  const content = {
    subject: 'x'.repeat(61),
    preheader: '',
    greeting: 'Hola:',
    callToAction: 'Pedir',
    signature: 'Ana',
    attention: 'El queso no sabe igual.',
    interest: '',
    desire: '',
    action: 'Escríbanos.',
  };
  const proofs = [{ text: '90 días en cueva', kind: 'figure' as const, isStrongest: true }];
  const help = campaignHelp({ type: 'email', content }, 'es', {
    ...emptyBrief(),
    proofs,
    offer: 'Portes pagados',
  });
  const found = help.map(({ code, field, suggestion }) => [code, field, suggestion]);
  expect(found).toContainEqual(['too_long', 'subject', undefined]);
  expect(found).toContainEqual(['no_proof', 'action', '90 días en cueva.']);
  expect(found).toContainEqual(['no_offer', 'action', 'Portes pagados.']);
});

test('what was left out is added as a sentence before the call to act, and is said from then on', () => {
  const fact = 'se entrega en 5 días';
  expect(isSaid('Plato de gres.\n\nEscríbanos.', fact)).toBe(false);
  const text = withLeftOut('Plato de gres.\n\nEscríbanos.', fact);
  expect(text).toBe('Plato de gres.\n\nSe entrega en 5 días.\n\nEscríbanos.');
  expect(isSaid(text, fact)).toBe(true);
  expect(withLeftOut('', fact)).toBe('Se entrega en 5 días.');
  expect(withLeftOut('Plato de gres.', fact)).toBe('Plato de gres.\n\nSe entrega en 5 días.');
});

test.each(['Pida en https://alfar.example/tienda', 'Llame al 987 12 34 56', 'Escriba a hola@alfar.example'])(
  'the hint for a telephone or link goes with “%s”',
  (text) => {
    const hint = { code: 'no_action' as const, field: 'action' };
    expect(isOpenHint(hint, ['Cuéntenos. Cuesta 14,50 €, desde el 12/11/2026.'])).toBe(true);
    expect(isOpenHint(hint, [text])).toBe(false);
    expect(isOpenHint({ code: 'no_offer', field: 'offer' }, [text])).toBe(true);
  },
);
