import { describe, expect, test } from 'vitest';
import { composerCase, composerInput, readTexts } from '#tests/composer-cases.ts';
import { emptyBrief } from '#features/marketing/brief/brief.rules.ts';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import type { MarketingFacts } from '#features/marketing/writer/checks/writer.types.ts';
import { composeAd } from './ad.rules.ts';
import { composeCampaigns } from './campaigns.rules.ts';
import { readMaterial } from '#features/marketing/writer/reading/material.rules.ts';
import { placesIn } from '#features/marketing/writer/reading/places.rules.ts';

/** Faults for which the owners of ten unseen businesses would have sent nothing, each met in two trades. */

const { company } = composerCase('cheese-maker').facts;
type Own = {
  company?: Partial<MarketingFacts['company']>;
  product?: Partial<MarketingFacts['product']>;
  brief?: Partial<Brief>;
};
const input = (language: 'es' | 'en', own: Own, take = 0) =>
  composerInput(
    {
      facts: {
        company: { ...company, name: 'Ruiz', sector: '', targetAudience: '', ...own.company },
        product: { name: '', characteristics: '', advantages: '', price: '', ...own.product },
      },
      brief: { ...emptyBrief(), ...own.brief },
    },
    language,
    'professional',
    { take },
  );
const mail = (language: 'es' | 'en', own: Own, take = 0) =>
  composeCampaigns(input(language, own, take)).email.content;
const all = (language: 'es' | 'en', own: Own) => readTexts(input(language, own)).map(({ text }) => text);

const HANDWRITING: Own = {
  company: { name: 'Covadonga Riestra' },
  product: { name: 'Informe pericial', advantages: 'Antes de encargar nada miro el documento' },
  brief: {
    pain: 'Le presentan un recibo que su cliente no ha firmado',
    change: 'Sabe en unos días si puede impugnar',
  },
};
const COURTYARDS: Own = {
  company: { name: 'Patios Rueda' },
  product: { name: 'Limpieza de patios', advantages: 'Vengo de noche y sin ruido' },
  brief: { pain: 'Le huele el patio en agosto', change: 'No tiene que cerrar la terraza' },
};

describe('what changes, typed as a verb without a subject', () => {
  test.each([
    [HANDWRITING, 'Así sabe en unos días si puede impugnar'],
    [COURTYARDS, 'Así no tiene que cerrar la terraza'],
  ])('stands below the product as its outcome, and heads nothing', (own, outcome) => {
    const { subject, attention, interest } = mail('es', own);
    const change = own.brief?.change ?? '';
    expect(subject).not.toContain(change);
    expect(attention).not.toContain(change);
    expect(interest).toMatch(new RegExp(`${own.product?.name ?? ''}[\\s\\S]+\\n${outcome}\\.`, 'u'));
    for (const text of all('es', own)) expect(text).not.toMatch(new RegExp(`(?:^|\\n)${change}`, 'u'));
  });

  test('of somebody else it does not contradict the problem above it', () => {
    const brief = {
      pain: 'Un traje nuevo pasa de los 600 €',
      change: 'La niña va bien vestida a la ofrenda',
    };
    const { interest } = mail('es', { product: { name: 'Alquiler de trajes' }, brief });
    expect(interest).toMatch(/Alquiler de trajes[\s\S]*La niña va bien vestida/u);
  });
});

describe('a subject', () => {
  test('gives a reason, and the sender’s name is not in it', () => {
    const goats: Own = {
      company: { name: 'Cabras Yela' },
      product: { name: 'Desbroce con cabras', advantages: 'en cuestas donde no entra el tractor' },
      brief: { pain: 'La carta del ayuntamiento llega en abril y en mayo ya no hay quien te desbroce' },
    };
    expect(mail('es', { ...goats, product: { name: 'Desbroce con cabras' } }).subject).toBe(
      'La carta del ayuntamiento llega en abril',
    );
    for (const take of [0, 1, 2]) expect(mail('es', goats, take).subject).not.toContain('Yela');
  });

  test('is an advantage that stands alone before the bare name, and the bare name before a count', () => {
    const product = { name: 'Mobile sawmill with operator and its trailer' };
    const proofs = [{ text: 'About 150 cubic feet in a day', kind: 'figure' as const, isStrongest: false }];
    const advantages = 'No haulage, the timber stays on your yard';
    expect(mail('en', { product: { ...product, advantages }, brief: { proofs } }).subject).toBe(advantages);
    expect(mail('en', { product, brief: { proofs } }).subject).toBe(product.name);
  });
});

test.each([
  ['es', 'Salta puntadas y se come la tela', 'Puesta a punto'],
  ['en', 'You wait three weeks for a fitter', 'Yearly service'],
] as const)('an e-mail begins with the problem in every take (%s)', (language, pain, name) => {
  for (const take of [0, 1, 2])
    expect(
      mail(language, { product: { name, advantages: 'x y z' }, brief: { pain } }, take).attention,
    ).toContain(pain);
});

test('a problem of a thing that nobody has named is left out, and a change of “him” has the product beside it', () => {
  const product = { name: 'Sawmill' };
  for (const text of all('en', { product, brief: { pain: 'It’ll go for firewood at £60' } }))
    expect(text).not.toContain('firewood');
  expect(all('en', { product, brief: { pain: 'It takes weeks to get a quote' } }).join()).toContain(
    'It takes weeks',
  );
  const rocking = {
    product: { name: 'Rocking horse repair' },
    brief: { change: 'The children can ride him' },
  };
  for (const text of all('en', rocking)) expect(text).not.toMatch(/^The children/u);
});

test('a name that does not say what one gets is followed by the sentence that does, not by what its maker does', () => {
  const characteristics =
    'I go through deeds, census and tithe maps in the county record office. A bound book of about 40 pages, with a timeline of everyone who lived there';
  const product = { name: 'House history', characteristics, advantages: 'I read the old handwriting' };
  const { posts } = composeCampaigns(input('en', { product, brief: { pain: 'You know it is old' } }))
    .socialMedia.content;
  expect(posts.find(({ network }) => network === 'facebook')?.text).toContain(
    'A bound book of about 40 pages',
  );
});

test.each([
  ['Modistas, gente que cose en casa. Lugo, Sarria y Monforte', 'es', 'Lugo, Sarria y Monforte'],
  ['Abogados de Asturias y Cantabria', 'es', 'Asturias y Cantabria'],
  ['familias en Murcia', 'es', 'Murcia'],
  ['bares, tiendas pequeñas de Sevilla y el Aljarafe', 'es', 'Sevilla y el Aljarafe'],
  ['bodas, empresas. provincia de Jaén y norte de Granada', 'es', 'provincia de Jaén y norte de Granada'],
  [
    'People who own an old house in Shropshire, Herefordshire or the Marches',
    'en',
    'Shropshire, Herefordshire or the Marches',
  ],
  ['dentists and vets. Birmingham, Solihull, Coventry', 'en', 'Birmingham, Solihull, Coventry'],
  ['Notarios, Particulares', 'es', undefined],
  ['tiendas que venden en Amazon', 'es', undefined],
  ['people interested in Yoga', 'en', undefined],
  ['clientes de Apple', 'es', undefined],
] as const)('the places of “%s” (%s)', (audience, language, places) => {
  expect(placesIn(audience, language)).toBe(places);
});

test('who goes to the customer says where, and a name that hides the trade is told with it', () => {
  const own: Own = {
    company: {
      name: 'Stillwater',
      sector: 'aquarium maintenance',
      targetAudience: 'dentists in Leeds and York',
    },
    product: { name: 'Monthly service', advantages: 'You never have to get wet' },
    brief: { action: { kind: 'call', target: '07700 900318' } },
  };
  const { socialMedia, email } = composeCampaigns(input('en', own));
  for (const { text } of socialMedia.content.posts)
    expect(text).toContain('Stillwater, aquarium maintenance (Leeds and York). Call');
  expect(email.content.signature).toContain('Stillwater · Leeds and York');
});

test('an image prints the number, or the place up to its first comma', () => {
  const button = (kind: 'call' | 'whatsapp' | 'visit', target: string) =>
    composeAd(readMaterial(input('es', { product: { name: 'Cintas' }, brief: { action: { kind, target } } })))
      .content.callToAction;
  expect(button('call', '600 000 578')).toBe('Teléfono: 600 000 578');
  expect(button('whatsapp', '600 000 431 (Pepe)')).toBe('WhatsApp: 600 000 431');
  expect(button('visit', 'C/ Sagasta 61, de 10 a 14')).toBe('C/ Sagasta 61');
});

test('a guarantee of a time has its label, and an offer that names its last month no second date', () => {
  const own: Own = {
    product: { name: 'Puesta a punto' },
    brief: {
      guarantee: '6 meses en lo que toque',
      offer: '10 % menos, solo de enero a marzo',
      deadline: '2027-03-31',
    },
  };
  const { action } = mail('es', own);
  expect(action).toContain('Garantía: 6 meses en lo que toque.');
  expect(action).not.toContain('31 de marzo');
  const early = mail('es', { ...own, brief: { ...own.brief, deadline: '2027-03-20' } });
  expect(early.action).toContain('20 de marzo');
});

test('what limits a product stands last in a list', () => {
  const product = {
    name: 'Función de títeres',
    characteristics:
      'función de 25 o 40 minutos\nno se hace si llueve\ncon altavoz de la casa\nteatrillo de dos metros',
  };
  expect(mail('es', { product, brief: { pain: 'Los niños se aburren' } }).desire).toMatch(
    /no se hace si llueve$/iu,
  );
});
