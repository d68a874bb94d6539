import { describe, expect, test } from 'vitest';
import { composerCase, composerInput } from '#tests/composer-cases.ts';
import { ALL_CASES, queseria } from '#tests/marketing-cases.ts';
import { emptyBrief } from '#features/marketing/brief/brief.rules.ts';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import { CONTENT_TYPES, TONES } from '#features/marketing/writer/checks/writer.values.ts';
import { analyseProduct } from './analysis.rules.ts';
import { composeCampaigns } from './campaigns.rules.ts';
import { composeContent } from './content.rules.ts';

const [azul] = queseria();
if (azul === undefined) throw new Error('The reference case is missing.');
const cheese = composerCase('cheese-maker');
const withBrief = (changes: Partial<Brief>) =>
  composerInput({ facts: cheese.facts, brief: { ...cheese.brief, ...changes } }, 'es');
const codes = (changes: Partial<Brief>) =>
  composeCampaigns(withBrief(changes)).email.hints.map(({ code, field }) => `${code}: ${field}`);
const emailOf = (changes: Partial<Brief>) =>
  Object.values(composeCampaigns(withBrief(changes)).email.content).join('\n');

test('without a brief the product’s own fields are an honest, short e-mail, and hints ask for the rest', () => {
  const { content, hints } = composeCampaigns(composerInput({ facts: azul, brief: null }, 'es')).email;
  expect(content.subject).toBe('Azul de cueva. Queso azul de leche cruda de vaca y cabra');
  expect([content.attention, content.interest, content.desire, content.action]).toEqual([
    'Azul de cueva. Queso azul de leche cruda de vaca y cabra.',
    '',
    [
      '• Sabor estable todo el año',
      '• Cada pieza lleva el lote y el nombre del ganadero',
      '• Se sirve en 24 horas en la península',
      '• Curación de 90 días en cueva natural a 1.100 metros',
      '• Pieza de 2,3 kg envuelta en hoja de arce',
    ].join('\n'),
    'Precio: 18,50 €/kg. Si le interesa, responda a este correo.',
  ]);
  expect(hints.map(({ code }) => code)).toEqual([
    'no_pain',
    'no_change',
    'no_quote',
    'no_offer',
    'no_guarantee',
    'no_action',
    'same_in_every_tone',
  ]);
});

test('the campaigns of the reference case fill attention, interest, desire and action; without a brief nothing is interest', () => {
  for (const facts of queseria())
    for (const brief of [null, cheese.brief]) {
      const { email, socialMedia, landingPage } = composeCampaigns(composerInput({ facts, brief }, 'es'));
      for (const { content } of [email, socialMedia, landingPage])
        expect(Object.values(content).slice(0, 20)).not.toContain(undefined);
      for (const content of [email.content, socialMedia.content])
        for (const part of ['attention', 'interest', 'desire', 'action'] as const)
          expect(content[part] === '', part).toBe(brief === null && part === 'interest');
    }
});

describe('what cannot be said is not said, and a hint tells why', () => {
  test.each<[string, Partial<Brief>, string, string]>([
    [
      'a customer’s sentence without permission',
      { quote: { ...cheese.brief.quote, isPermitted: false } },
      'not_permitted: quote',
      'Lo abrimos un viernes',
    ],
    [
      'a deadline that has passed',
      { deadline: '2026-11-21' },
      'deadline_passed: deadline',
      '21 de noviembre',
    ],
    [
      'an offer whose last day has passed',
      { deadline: '2026-11-21' },
      'deadline_passed: deadline',
      cheese.brief.offer,
    ],
    [
      'a link that is no link',
      { action: { kind: 'form', target: 'htp:/queso' } },
      'link_invalid: action',
      'htp:/queso',
    ],
    [
      'a script for a link',
      { action: { kind: 'form', target: 'javascript:alert(1)' } },
      'link_invalid: action',
      'javascript',
    ],
    [
      'an answer in the other language',
      { guarantee: 'If a piece arrives damaged we send you another one' },
      'other_language: guarantee',
      'damaged',
    ],
    ['markup', { guarantee: '<b>Si no llega bien</b>, enviamos otra' }, 'markup: guarantee', '<b>'],
    [
      '5,000 words in one field',
      { pain: 'palabra '.repeat(5_000) },
      'too_long_to_quote: pain',
      'palabra palabra',
    ],
    ['an empty guarantee', { guarantee: '  ' }, 'no_guarantee: guarantee', 'garantía'],
  ])('%s', (_, changes, hint, words) => {
    expect(codes(changes)).toContain(hint);
    expect(emailOf(changes)).not.toContain(words);
  });

  test('a deadline of today still counts', () => {
    expect(codes({ deadline: '2026-11-22' })).not.toContain('deadline_passed: deadline');
    expect(emailOf({ deadline: '2026-11-22' })).toContain('22 de noviembre');
  });
});

test('a guarantee keeps its condition, a list its commas, a name its capitals', () => {
  const dental = composerCase('dental-clinic');
  const { email, landingPage } = composeCampaigns(composerInput(dental, 'es'));
  const guarantee = 'Si no estás contento con el resultado, refinamos sin coste durante 12 meses.';
  expect(email.content.action).toContain(guarantee);
  expect(landingPage.content.desire).toContain(guarantee);
  const codesOf = composeCampaigns(composerInput(composerCase('accountant'), 'es')).email.content;
  expect(Object.values(codesOf).join('\n')).toContain(
    'odelos 303, 130 y 111 presentados 5 días antes del plazo',
  );
  expect(composeCampaigns(composerInput(composerCase('plumber'), 'es')).email.content.attention).toContain(
    'LLAMAS A UNO Y NO COGE, LLAMAS A OTRO Y VIENE MAÑANA.',
  );
});

test('Spanish says usted, unless the owner’s own words say tú or the owner chooses', () => {
  const call = (name: string, address?: 'usted' | 'tu') =>
    composeCampaigns(composerInput(composerCase(name), 'es', 'friendly', { address })).email.content.greeting;
  expect(call('cheese-maker')).toBe('Buenos días:');
  expect(call('dental-clinic')).toBe('Hola:');
  expect(call('cheese-maker', 'tu')).toBe('Hola:');
});

test('the starred proof can be picked as subject, whatever the tone begins with', () => {
  for (const tone of TONES) {
    const { variants } = composeCampaigns(composerInput(cheese, 'es', tone)).email;
    expect(variants['subject']?.map(({ text }) => text)).toContain(
      'Cada pieza lleva el lote y el nombre del ganadero',
    );
  }
});

test('no input stops the writing: one word, markup, other scripts, 5,000 words', () => {
  for (const facts of Object.values(ALL_CASES))
    for (const language of ['es', 'en'] as const)
      for (const brief of [null, emptyBrief()]) {
        const input = composerInput({ facts, brief }, language);
        expect(composeCampaigns(input).email.content.subject).not.toBe('');
        expect(composeCampaigns(input).landingPage.content.headline).not.toBe('');
        for (const type of CONTENT_TYPES)
          for (const { text } of composeContent(input, { type, length: 'long' }).content.parts)
            expect(text).not.toBe('');
        expect(analyseProduct(input).valueProposition.text).not.toBe('');
      }
});

test('the analysis quotes what was typed, answers doubts with it, and lists what nobody answered', () => {
  const analysis = analyseProduct(composerInput(cheese, 'es'));
  expect(analysis.valueProposition.text).toBe(
    'Azul de cueva. Queso azul de leche cruda de vaca y cabra. Lo que gustó en un pedido vuelve a llegar en el siguiente.',
  );
  expect(analysis.objections[0]).toMatchObject({
    answer: 'Si una pieza no llega en perfecto estado, enviamos otra.',
    sources: [{ field: 'brief.guarantee' }],
  });
  expect(analysis.objections).toContainEqual(
    expect.objectContaining({ objection: '¿Cuánto cuesta?', answer: '18,50 €/kg.' }),
  );
  expect(analysis.objections.at(-1)).toMatchObject({ answer: '', question: expect.stringMatching(/\S/) });
  expect(analysis.audienceFit.text).toContain('Tiendas gourmet que quieren un azul con historia');
  expect(analysis.missing).toEqual([]);
  for (const { sources } of [analysis.valueProposition, ...analysis.proofPoints])
    expect(sources).not.toEqual([]);
  const bare = analyseProduct(composerInput({ facts: azul, brief: null }, 'es'));
  expect(bare.missing).toEqual(['pain', 'change', 'quote', 'offer', 'guarantee']);
});

test('the three campaigns of a set take well under a second', () => {
  const input = composerInput(cheese, 'es');
  const start = process.cpuUsage().user;
  for (let round = 0; round < 20; round += 1) composeCampaigns(input);
  expect((process.cpuUsage().user - start) / 20 / 1_000).toBeLessThan(1_000);
});
