// Longer than 200 lines: one test for each pattern, with the products that showed it.
import { expect, test } from 'vitest';
import { composerCase, composerInput, readTexts } from '#tests/composer-cases.ts';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import { emptyBrief } from '#features/marketing/brief/brief.rules.ts';
import { TONES } from '#features/marketing/writer/checks/writer.values.ts';
import type { MarketingFacts, Tone } from '#features/marketing/writer/checks/writer.types.ts';
import { saysFact } from '#features/marketing/writer/reading/quoting.rules.ts';
import { analyseProduct } from './analysis.rules.ts';
import { composeCampaigns } from './campaigns.rules.ts';
import { composeContent } from './content.rules.ts';
import { guessTrade } from '#features/marketing/writer/reading/trade-of.rules.ts';

/** Findings of copy editors in composed texts. */

const cheese = composerCase('cheese-maker');
type Changes = { product?: Partial<MarketingFacts['product']>; company?: Partial<MarketingFacts['company']> };
const factsWith = ({ product = {}, company = {} }: Changes): MarketingFacts => ({
  company: { ...cheese.facts.company, ...company },
  product: { ...cheese.facts.product, ...product },
});
const spanish = (changes: Changes, brief: Partial<Brief> | null, tone: Tone = 'professional') =>
  composerInput({ facts: factsWith(changes), brief: brief && { ...emptyBrief(), ...brief } }, 'es', tone);
const aProof = (text: string) => ({ text, kind: 'figure' as const, isStrongest: false });

test('advantages stand after the proofs, on the page too, and what has no room is named', () => {
  const product = {
    characteristics: 'fontanería y calefacción de toda la casa',
    advantages: 'LLEGAMOS EN 1 HORA\nNO COBRAMOS DESPLAZAMIENTO\nfactura con IVA',
  };
  for (const tone of TONES) {
    const { email, landingPage, socialMedia } = composeCampaigns(
      spanish({ product }, { proofs: [aProof('22 años en Getafe')] }, tone),
    );
    const mail = [...Object.values(email.content)].join('\n');
    const { benefits } = landingPage.content;
    const page = JSON.stringify(landingPage.content);
    for (const advantage of product.advantages.split('\n')) {
      expect(saysFact(mail, advantage), advantage).toBe(true);
      expect(saysFact(page, advantage), advantage).toBe(true);
    }
    expect(benefits.some(({ title, text }) => /NO COBRAMOS/.test(title + text))).toBe(true);
    for (const { network, text } of socialMedia.content.posts) {
      const left = socialMedia.hints.flatMap(({ field, facts = [] }) =>
        field === `posts.${network}` ? facts : [],
      );
      for (const advantage of product.advantages.split('\n'))
        expect(saysFact(`${text}\n${left.join('\n')}`, advantage), advantage).toBe(true);
    }
  }
  const first = readTexts(spanish({ product }, { proofs: [aProof('22 años en Getafe')] })).find(
    ({ place }) => place === 'email',
  );
  // The first ones stand in the subject and beside the name.
  expect(first?.text.indexOf('22 años')).toBeLessThan(first?.text.indexOf('Factura con IVA') ?? 0);
});

const bodyOf = (input: ReturnType<typeof spanish>): string => {
  const { attention, interest, desire, action } = composeCampaigns(input).email.content;
  return [attention, interest, desire, action].join('\n');
};

test('short lines stand for the product together', () => {
  const product = { name: 'revisión pre-ITV', characteristics: 'frenos\nluces\ngases\nneumáticos' };
  expect(bodyOf(spanish({ product }, { change: 'pasas a la primera' }))).toContain(
    'Revisión pre-ITV: frenos, luces, gases, neumáticos.',
  );
  const day = {
    name: 'The Full Day',
    characteristics: '8hrs coverage\n400+ edited photos\nonline gallery within 6 wks',
  };
  const input = composerInput(
    {
      facts: factsWith({ product: { ...day, advantages: '' } }),
      brief: { ...emptyBrief(), change: 'you keep your day' },
    },
    'en',
  );
  expect(bodyOf(input)).toContain(
    'The Full Day: 8hrs coverage, 400+ edited photos, online gallery within 6 wks.',
  );
});

test('what the name or another line says is not said again', () => {
  const honey = {
    name: 'Miel de brezo 500 g',
    characteristics: 'miel cruda sin calentar\n500 g',
    advantages: '',
  };
  for (const { text } of readTexts(spanish({ product: honey }, null)))
    expect(text.replaceAll(honey.name, '')).not.toContain('500 g');
  const facts = factsWith({ product: { characteristics: 'cloud accounts\nSOC2 Type II', advantages: '' } });
  const brief = { ...emptyBrief(), proofs: [aProof('SOC2 type II. 1,140 firms use it')] };
  for (const { text } of readTexts(composerInput({ facts, brief }, 'en')))
    expect(text.match(/SOC2/giu)?.length ?? 0, text).toBeLessThanOrEqual(1);
});

test('preview and first lines of an e-mail say different things, and the price stands once', () => {
  for (const tone of TONES)
    for (const brief of [cheese.brief, null]) {
      const { email } = composeCampaigns(composerInput({ facts: cheese.facts, brief }, 'es', tone));
      const { subject, preheader, attention, interest } = email.content;
      expect(saysFact(`${subject}\n${attention}\n${interest}`, preheader)).toBe(false);
      expect(JSON.stringify(email.content).split('18,50').length - 1).toBe(1);
    }
});

test('a product alone opens on what it is; registers stand at the foot, the price below', () => {
  const product = {
    characteristics: 'Colegiada nº 1234\nterapia manual y ejercicio en cabina propia',
    advantages: 'sin lista de espera\nabrimos los sábados',
    price: '190€',
  };
  for (const tone of TONES) {
    const input = spanish({ product }, null, tone);
    const { email, socialMedia } = composeCampaigns(input);
    expect(email.content.attention).toContain('terapia manual y ejercicio en cabina propia');
    expect(email.content.signature).toContain('Quesería Picos de Valdeón · Colegiada nº 1234');
    expect(bodyOf(input)).not.toContain('1234');
    expect(JSON.stringify(composeCampaigns(input).landingPage.hints)).toContain('Colegiada nº 1234');
    for (const { text } of socialMedia.content.posts) {
      expect(text.split('\n\n')[0]).toContain('terapia manual y ejercicio en cabina propia');
      expect(text.split('\n').slice(0, 2).join('\n')).not.toContain('190€');
    }
  }
});

test('posts and advertisements name the business once', () => {
  for (const brief of [cheese.brief, null])
    for (const tone of TONES) {
      const input = composerInput({ facts: cheese.facts, brief }, 'es', tone);
      const ad = composeContent(input, { type: 'advertising_text', length: 'short' }).content.parts;
      for (const text of [
        ...composeCampaigns(input).socialMedia.content.posts.map((post) => post.text),
        ad.find(({ name }) => name === 'body')?.text ?? '',
      ])
        expect(text.split('Quesería Picos de Valdeón').length - 1, text).toBe(1);
    }
});

test('no button says again what the line before asks, and no image is described before it is there', () => {
  const action = { kind: 'call', target: '01902 555 014' } as const;
  const input = spanish({}, { ...cheese.brief, action });
  const names = (type: 'advertising_text' | 'ad_design') =>
    composeContent(input, { type, length: 'long' }).content.parts.map(({ name }) => name);
  expect(names('advertising_text')).not.toContain('callToAction');
  expect(names('ad_design')).not.toContain('altText');
  const replied = composeCampaigns(spanish({}, { ...cheese.brief, action: { kind: 'reply', target: '' } }));
  expect(replied.email.content.callToAction).toBe('');
});

test('hints say that thin facts write one text in every tone, and that a quotation needs its author', () => {
  const codes = (brief: Partial<Brief> | null) =>
    composeCampaigns(spanish({}, brief)).email.hints.map(({ code }) => code);
  expect(codes(null)).toContain('same_in_every_tone');
  expect(codes({ change: 'dura más' })).toContain('same_in_every_tone');
  expect(codes(cheese.brief)).not.toContain('same_in_every_tone');
  const quote = { text: 'Vinieron un domingo', name: '', isPermitted: true };
  expect(codes({ ...cheese.brief, quote })).toContain('no_quote_name');
  expect(codes(cheese.brief)).not.toContain('no_quote_name');
});

test.each(['A consultar', 'POA', 'price on application', 'según presupuesto'])(
  'a price that says nothing answers nothing: %s',
  (price) => {
    const input = spanish({ product: { price } }, cheese.brief);
    expect(composeCampaigns(input).landingPage.content.faq).toEqual([]);
    for (const { text } of readTexts(input)) expect(text).not.toContain(price);
    const priced = spanish({ product: { name: 'Bono 5 sesiones', price: '190€' } }, cheese.brief);
    expect(composeCampaigns(priced).landingPage.content.faq).toEqual([
      { question: '¿Cuánto cuesta?', answer: '190€.' },
    ]);
    expect(analyseProduct(input).missing).toContain('price');
  },
);

test('consumers are tú in a friendly tone, where the owner’s words say neither', () => {
  const about = (targetAudienceType: 'B2C' | 'B2B', tone: Tone) =>
    composeCampaigns(
      spanish({ company: { targetAudienceType } }, null, tone),
    ).email.content.action.toLowerCase();
  expect(about('B2C', 'friendly')).toContain('responde a');
  expect(about('B2C', 'professional')).toContain('responda a');
  expect(about('B2B', 'friendly')).toContain('responda a');
});

test('hashtags are proposed from the owner’s own words, up to the network’s habit, and none stands in a post by itself', () => {
  const { content, variants } = composeCampaigns(
    spanish({ company: { sector: 'fotografía de bodas' } }, null),
  ).socialMedia;
  expect(content.posts.flatMap(({ hashtags }) => hashtags)).toEqual([]);
  const proposed = (network: string) => variants[`hashtags.${network}`]?.map(({ text }) => text);
  expect(proposed('instagram')).toEqual(['#FotografíaDeBodas', '#AzulDeCueva', '#QueseríaPicosDeValdeón']);
  expect(proposed('x')).toHaveLength(2);
});

test('honey is food', () => {
  expect(guessTrade('apicultor')).toBe('food');
});

test('a page is titled with name and business', () => {
  const { content } = composeCampaigns(
    spanish({ product: { name: 'Bono 5 sesiones', price: '190€' } }, null),
  ).landingPage;
  expect(content.metaTitle).toBe('Bono 5 sesiones | Quesería Picos de Valdeón');
});
