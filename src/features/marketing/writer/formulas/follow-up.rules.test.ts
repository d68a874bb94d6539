import { describe, expect, test } from 'vitest';
import { composerCase, composerInput, readTexts } from '#tests/composer-cases.ts';
import { emptyBrief } from '#features/marketing/brief/brief.rules.ts';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import type { MarketingFacts } from '#features/marketing/writer/checks/writer.types.ts';
import { composeCampaigns } from './campaigns.rules.ts';

/** Faults that owners of ten more unseen businesses named, each met in two trades. */

const { company } = composerCase('cheese-maker').facts;
type Own = { product: Partial<MarketingFacts['product']>; brief: Partial<Brief> };
const input = (language: 'es' | 'en', { product, brief }: Own, take = 0) =>
  composerInput(
    {
      facts: {
        company: { ...company, name: 'Ruiz', sector: '', targetAudience: '' },
        product: { name: '', characteristics: '', advantages: '', price: '', ...product },
      },
      brief: { ...emptyBrief(), ...brief },
    },
    language,
    'professional',
    { take },
  );
const mail = (language: 'es' | 'en', own: Own, take = 0) =>
  composeCampaigns(input(language, own, take)).email.content;
const all = (language: 'es' | 'en', own: Own) => readTexts(input(language, own)).map(({ text }) => text);

const KILN: Own = {
  product: {
    name: 'Shared kiln firing',
    characteristics:
      'parking outside\nbisque on Tuesdays\nglaze on Thursdays\nshelves 45 cm wide\nno lustres, no raku\ncollect two days later\ncones in every firing\na log that you can read',
    advantages: 'over 900 firings\nopen on Saturdays until two',
  },
  brief: {
    pain: 'Your pots are drying on every windowsill',
    offer: 'First half shelf is free for new customers',
  },
};
const CHAIRS: Own = {
  product: {
    name: 'Sillas de enea',
    characteristics:
      'enea de la ribera\nasiento cosido a mano\nmadera de chopo\nentrega en tres semanas\ncolores a elegir\nno hacemos respaldos\nse recoge en el taller\nbarniz al agua',
    advantages: 'más de 900 sillas\ntaller abierto los sábados',
  },
  brief: { pain: 'Se le hunde el asiento de las sillas', offer: 'En enero, la cuarta silla sale gratis' },
};

describe.each([
  ['en', KILN],
  ['es', CHAIRS],
] as const)('a further e-mail (%s)', (language, own) => {
  const [first, second] = [mail(language, own), mail(language, own, 1)];

  test('begins with the offer, without the problem that its readers have heard of', () => {
    expect(first.attention).toContain(own.brief.pain);
    expect(second.attention).toBe(`${own.brief.offer ?? ''}.`);
    const { interest, desire, action } = second;
    expect([interest, desire, action].join('\n')).not.toContain(own.brief.pain);
  });

  test('lists first what the first had no room for, and last what speaks against buying', () => {
    const lines = (text: string) => text.split('\n').filter((line) => line.startsWith('• '));
    const [told, more] = [lines(first.desire), lines(second.desire)];
    expect(more.filter((line) => !told.includes(line)).length).toBeGreaterThan(1);
    expect(second.desire).not.toMatch(/no lustres|no hacemos/iu);
  });
});

test.each([
  ['es', 'envío gratis hasta el 15 de febrero', '68 € el m², mínimo 1,5 m²; envío 12 €', 'envío 12'],
  ['en', 'free delivery until 15 February', '£40 a set, delivery £6', 'delivery £6'],
] as const)('a price says nothing that the offer gives (%s)', (language, offer, price, given) => {
  const own = { product: { name: 'Persiana', price }, brief: { offer } };
  for (const text of all(language, own)) expect(text).not.toContain(given);
  expect(all(language, own).join('\n')).toContain(price.slice(0, 8));
});

test('a price keeps what only sounds like the offer', () => {
  const own = {
    product: { name: 'Hen boarding', price: '£2 a hen a night, min £8 a night' },
    brief: { offer: 'Book by 31 January and the seventh night is free' },
  };
  expect(all('en', own).join('\n')).toContain('min £8 a night');
});

test.each([
  ['es', 'Casa Moreno, barbería El Tete, la heladería de la calle Feria', 'Clientes: Casa Moreno'],
  ['en', 'Talgarth School, the National Park and Brecon Cathedral', 'Customers: Talgarth School'],
] as const)('names in a row are said to be customers (%s)', (language, text, told) => {
  const own = {
    product: { name: language === 'es' ? 'Rótulo pintado' : 'Hedgelaying' },
    brief: { proofs: [{ text, kind: 'case' as const, isStrongest: true }] },
  };
  expect(all(language, own).join('\n')).toContain(told);
  for (const take of [0, 1, 2, 3]) expect(mail(language, own, take).subject).not.toContain(told);
});

test('an advantage that a proof says in part is left out by name', () => {
  const own = {
    product: { name: 'Limpieza de panteón', advantages: 'Llevamos las llaves de 60 familias' },
    brief: { proofs: [{ text: '60 familias', kind: 'figure' as const, isStrongest: true }] },
  };
  const { content, hints } = composeCampaigns(input('es', own)).email;
  const isSaid = Object.values(content).join('\n').includes('las llaves de 60 familias');
  expect(isSaid || JSON.stringify(hints).includes('las llaves de 60 familias')).toBe(true);
});

test('a guarantee that says what it is takes no label', () => {
  const own = {
    product: { name: 'Llama walk' },
    brief: { guarantee: 'Rained off: new date or your money' },
  };
  expect(mail('en', own).action).not.toContain('Guarantee');
});

test('"it" stands below the problem that it means, and heads nothing', () => {
  const own = {
    product: { name: 'Turret clock care' },
    brief: { pain: 'The clock has said ten to four since 2019', change: 'It tells the right time' },
  };
  const { subject, attention, interest } = mail('en', own);
  expect(subject).not.toContain('It tells');
  expect(`${attention}\n${interest}`).toMatch(/since 2019\.\s+It tells the right time/u);
});
