import { expect, test } from 'vitest';
import { composerCase, composerInput, readTexts } from '#tests/composer-cases.ts';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import { FORMULAS } from './composer.values.ts';
import { TONES } from '#features/marketing/writer/checks/writer.values.ts';
import { composeCampaigns } from './campaigns.rules.ts';
import { composeContent } from './content.rules.ts';
import type { Tone } from '#features/marketing/writer/checks/writer.types.ts';

/** Voices in a text: the buyer's, a customer's, the seller's. */

const cheese = composerCase('cheese-maker');
const saas = composerCase('saas');
const spanish = (changes: Partial<Brief>, tone: Tone = 'professional') =>
  composerInput({ facts: cheese.facts, brief: { ...cheese.brief, ...changes } }, 'es', tone);
const english = (changes: Partial<Brief>, tone: Tone = 'professional') =>
  composerInput({ facts: saas.facts, brief: { ...saas.brief, ...changes } }, 'en', tone);
const everyText = (input: ReturnType<typeof spanish>): string[] => [
  ...readTexts(input).map(({ text }) => text),
  ...FORMULAS.flatMap((formula) =>
    composeContent(input, { type: 'advertising_text', length: 'long', formula }).content.parts.map(
      ({ text }) => text,
    ),
  ),
];
const openingOf = (input: ReturnType<typeof spanish>): string =>
  composeCampaigns(input).email.variants['attention']?.find(({ formula }) => formula === 'problem')?.text ??
  '';

test.each([
  ['es', 'Me da miedo que me tumben la ITV.', '«Me da miedo que me tumben la ITV»'],
  ['es', 'no sé ni qué día toca', '«No sé ni qué día toca»'],
  ['es', 'Nos da vergüenza la cámara y salimos tiesos', '«Nos da vergüenza la cámara y salimos tiesos»'],
  ['en', 'My back hurts and I feel too stiff to start.', '“My back hurts and I feel too stiff to start”'],
  ['en', 'we never know who is in', '“We never know who is in”'],
] as const)('the buyer’s “I” stands in quotation marks: %s %s', (language, pain, quoted) => {
  for (const tone of TONES) {
    const input = language === 'es' ? spanish({ pain }, tone) : english({ pain }, tone);
    expect(openingOf(input)).toMatch(language === 'es' ? /^«.*»\.(?: ¿(?:Le|Te) suena\?)?$/u : /^“.*”.$/u);
    for (const text of everyText(input)) {
      const words = pain.replace(/\.$/u, '');
      if (text.toLowerCase().includes(words.toLowerCase())) expect(text).toContain(quoted);
    }
  }
});

test('what a buyer can do afterwards is a headline in quotation marks, and the seller’s “I” is none', () => {
  const heads = (change: string) =>
    composeCampaigns(english({ change }, 'inspiring')).landingPage.content.headline;
  expect(heads('I can touch my toes!')).toBe('“I can touch my toes!”');
  expect(heads('you know the price before I pick up a tool')).toBe(
    'You know the price before I pick up a tool',
  );
  expect(heads('we send the payslips on the 25th')).toBe('We send the payslips on the 25th');
});

test('before and after carry no labels, and what changes stands with the name', () => {
  const changed = spanish({ pain: 'Nos da vergüenza la cámara', change: 'os olvidáis de que estoy' });
  const order = { type: 'advertising_text', length: 'long', formula: 'bab' } as const;
  const parts = composeContent(changed, order).content.parts.map(({ text }) => text);
  expect(parts.join('\n\n')).toMatch(/«Nos da vergüenza la cámara»\.\n\nOs olvidáis de que estoy\./);
  expect(everyText(changed).join('\n')).not.toMatch(/Antes:|Después:|Con Azul de cueva:/);
});

test('a customer’s sentence without its author is no headline', () => {
  const unnamed = { quote: { text: 'Lo abrimos un viernes y ya no quedaba', name: '', isPermitted: true } };
  for (const tone of TONES) {
    const input = spanish(unnamed, tone);
    const { email, landingPage } = composeCampaigns(input);
    const heads = [...(email.variants['subject'] ?? []), ...(landingPage.variants['headline'] ?? [])];
    expect(heads.map(({ text }) => text).join('\n')).not.toContain('un viernes');
  }
});

test.each([
  ['lavado gratis', 'Lavado gratis. Oferta válida hasta el 31 de diciembre.'],
  ['Hasta el viernes, lavado gratis', 'Hasta el viernes, lavado gratis.'],
  ['lavado gratis antes de Navidad', 'Lavado gratis antes de Navidad.'],
])('a deadline is a sentence of its own, and an offer that says it is left alone: %s', (offer, said) => {
  const { action } = composeCampaigns(spanish({ offer, deadline: '2026-12-31' })).email.content;
  expect(action).toContain(said);
  expect(action.match(/hasta|antes/giu)).toHaveLength(1);
  const { landingPage } = composeCampaigns(
    english({ offer: '30 days free, no card', deadline: '2026-12-31' }),
  );
  expect(landingPage.content.action).toContain('30 days free, no card. Offer ends 31 December.');
});
