import { expect, test } from 'vitest';
import { composerCase, composerInput, readTexts } from '#tests/composer-cases.ts';
import { emptyBrief } from '#features/marketing/brief/brief.rules.ts';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import type { MarketingFacts } from '#features/marketing/writer/checks/writer.types.ts';
import { composeCampaigns } from './campaigns.rules.ts';
import { composeContent } from './content.rules.ts';

/** Faults for which owners of ten unusual businesses would have sent nothing. */

const { company } = composerCase('cheese-maker').facts;
const SET: MarketingFacts['product'] = {
  name: 'Lote de inicio Layens',
  characteristics: 'Colmena de 12 cuadros\nahumador\nel núcleo no va incluido, se reserva aparte, 110 €',
  advantages: 'La colmena va montada\npor teléfono le decimos cómo se llena',
  price: '189 € IVA incl.',
};
const input = (
  brief: Partial<Brief>,
  product: Partial<MarketingFacts['product']> = {},
  name = 'la piquera',
) =>
  composerInput(
    {
      facts: { company: { ...company, name, sector: 'apicultura' }, product: { ...SET, ...product } },
      brief: { ...emptyBrief(), ...brief },
    },
    'es',
  );
const PAIN = 'Cada tienda le vende una medida distinta';
const CHANGE = 'En abril tiene la colmena puesta';
const QUOTE = { text: 'Las tres veces me cogieron el teléfono', name: '', isPermitted: true };

test('a price is never told without what it does not hold', () => {
  for (const { place, text } of readTexts(input({ pain: PAIN, change: CHANGE })))
    expect(text.includes('110 €'), `${place}: ${text}`).toBe(text.includes('189 €'));
});

test('beside the name stands an advantage, and the line that was typed first in the list', () => {
  const { interest, desire } = composeCampaigns(input({ pain: PAIN, change: CHANGE })).email.content;
  expect(interest).toContain('Lote de inicio Layens. La colmena va montada.');
  expect(desire).toContain('• Colmena de 12 cuadros');
});

test('a name that does not say what is sold is followed by what it is', () => {
  const { interest } = composeCampaigns(input({ pain: PAIN, change: CHANGE }, { name: 'Layens' })).email
    .content;
  expect(interest).toContain('Layens. Colmena de 12 cuadros');
});

test('words that nobody signed stand in no text, and a hint asks for the name', () => {
  for (const { text } of readTexts(input({ quote: QUOTE }))) expect(text).not.toContain('Las tres veces');
  const codes = composeCampaigns(input({ quote: QUOTE })).email.hints.map(({ code }) => code);
  expect(codes).toContain('no_quote_name');
});

test('a brand stays as it was typed', () => {
  const { email, socialMedia } = composeCampaigns(input({ pain: PAIN }));
  expect(email.content.signature).toMatch(/\nla piquera$/u);
  for (const { text } of socialMedia.content.posts) expect(text).toContain('la piquera');
});

test('a private problem is never asked for again', () => {
  const codes = (brief: Partial<Brief>) => composeCampaigns(input(brief)).email.hints.map(({ code }) => code);
  expect(codes({ change: CHANGE })).toContain('no_pain');
  expect(codes({ change: CHANGE, isPainPrivate: true })).not.toContain('no_pain');
});

test('a text of a problem is headed by it or opens with it, in every take', () => {
  for (const formula of ['pas', 'bab'] as const)
    for (const type of ['advertising_text', 'email_template'] as const)
      for (const take of [0, 1, 2]) {
        const given = { ...input({ pain: PAIN, change: CHANGE }), take };
        const { parts } = composeContent(given, { type, length: 'short', formula }).content;
        const text = parts.map((part) => part.text).join('\n');
        expect(text).toContain(PAIN);
        if (formula === 'bab') expect(text).toContain(CHANGE);
      }
});

test('an image says what is sold and the offer with its date, whatever the take', () => {
  const offer = { offer: 'Le guardamos un núcleo si lo encarga', deadline: '2027-02-14' };
  for (const take of [0, 1, 2, 3]) {
    const given = { ...input({ pain: PAIN, change: CHANGE, ...offer }), take };
    const { parts } = composeContent(given, { type: 'ad_design', length: 'short' }).content;
    const text = parts.map((part) => part.text).join('\n');
    expect(text).toContain('Lote de inicio Layens');
    expect(text).toContain('Oferta válida hasta el 14 de febrero');
  }
});

test('a page asks and answers what the owner has answered, and nothing else', () => {
  const doubts = [
    { question: '¿Y si no sé montarla?', answer: 'Te llamo el mismo día' },
    { question: '¿Llega antes de abril?', answer: '' },
  ];
  const faqOf = (brief: Partial<Brief>) =>
    composeCampaigns(input({ pain: PAIN, ...brief }, { price: '' })).landingPage.content.faq;
  expect(faqOf({ doubts })).toEqual([
    { question: '¿Y si no sé montarla?', answer: 'Te llamo el mismo día.' },
  ]);
  expect(faqOf({})).toEqual([]);
});

test('an offer that ends in “before” is whole, and what happens “ahí” follows the problem that says where', () => {
  const offer = "First half shelf is free for anyone who hasn't fired with us before";
  const english = composerInput(
    {
      facts: {
        company: { ...company, name: 'Stoke Kilns' },
        product: { ...SET, name: 'Shared kiln firing' },
      },
      brief: {
        ...emptyBrief(),
        offer,
        deadline: '2027-01-31',
        pain: 'Pots drying on every windowsill and nowhere to fire them',
      },
    },
    'en',
  );
  const { email } = composeCampaigns(english);
  expect(email.content.action).toContain(`${offer}.`);
  expect(email.content.attention).toContain('Pots drying on every windowsill');
  const bound = input({
    pain: 'El auditor encuentra excrementos en el muelle',
    change: 'Las palomas dejan de criar ahí',
  });
  for (const { text } of readTexts(bound)) expect(text).not.toMatch(/^Las palomas|Layens\. Las palomas/u);
});
