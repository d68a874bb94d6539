import { expect, test } from 'vitest';
import { ALL_CASES, ORDINARY, queseria } from '#tests/marketing-cases.ts';
import { checkCampaigns, textsOf } from './campaign-texts.rules.ts';
import { writeCampaigns } from './campaigns.rules.ts';
import type { CampaignOptions, MarketingFacts } from './writer.types.ts';
import { TEXT_LIMITS, TONES } from './writer.values.ts';

const AUDIENCES = ['B2C', 'B2B', 'both'] as const;
const SETS = 200;
const CASES = Object.values(ALL_CASES);

/** Two hundred sets of a language: every product, tone and audience in turn, each with a seed of its own. */
function* sets(language: 'es' | 'en'): Generator<{ facts: MarketingFacts; options: CampaignOptions }> {
  for (let seed = 0; seed < SETS; seed += 1) {
    const one = CASES[seed % CASES.length];
    const targetAudienceType = AUDIENCES[Math.floor(seed / CASES.length) % AUDIENCES.length];
    const tone = TONES[(seed + Math.floor(seed / CASES.length)) % TONES.length];
    if (one === undefined || tone === undefined || targetAudienceType === undefined) continue;
    const facts = { ...one, company: { ...one.company, targetAudienceType } };
    yield { facts, options: { language, tone, seed: seed * 7_919 } };
  }
}

/** Only what is optional may be empty. */
const isRequired = (place: string): boolean => !/\.(?:preheader|interest|signature)$/.test(place);

test.each(['es', 'en'] as const)(
  `${SETS} campaign sets in %s keep every rule`,
  (language) => {
    for (const { facts, options } of sets(language)) {
      const set = writeCampaigns(facts, options);
      const about = `${facts.product.name.slice(0, 30)} ${options.tone} ${options.seed}`;
      expect({ about, problems: checkCampaigns(set, facts, language) }).toEqual({ about, problems: [] });
      const empty = textsOf(set).filter(({ place, text }) => isRequired(place) && text.trim() === '');
      expect({ about, empty }).toEqual({ about, empty: [] });
      for (const { name } of [set.email, set.socialMedia, set.landingPage])
        expect([...name].length).toBeLessThanOrEqual(TEXT_LIMITS.campaignName);
    }
  },
  60_000,
);

const FAMILIAR =
  /(?<![\p{L}])(?:te|tu|tus|ti|tú|contigo|escríbenos|déjanos|pregúntanos|mándanos|sabes|puedes)(?![\p{L}])/iu;
const POLITE =
  /(?<![\p{L}])(?:usted|le|escríbanos|déjenos|pregúntenos|mándenos|responda|díganos|cuéntenos|rellene)(?![\p{L}])/iu;

test('a Spanish text says "tú" or "usted", never both, and "tú" only in a friendly post to consumers', () => {
  for (const { facts, options } of sets('es')) {
    const { email, socialMedia, landingPage } = writeCampaigns(facts, options);
    const strings = (content: object) => JSON.stringify(content);
    expect(strings(email.content)).not.toMatch(FAMILIAR);
    expect(strings(landingPage.content)).not.toMatch(FAMILIAR);
    for (const { text } of socialMedia.content.posts) {
      if (options.tone !== 'friendly') expect(text).not.toMatch(FAMILIAR);
      expect({ text, isMixed: FAMILIAR.test(text) && POLITE.test(text) }).toEqual({ text, isMixed: false });
    }
  }
}, 60_000);

test('the same facts, options and seed write the same set, and another seed another one', () => {
  const [azul] = queseria();
  if (azul === undefined) throw new Error('The reference case is missing.');
  const options = { language: 'es', tone: 'professional', seed: 7 } as const;
  expect(writeCampaigns(azul, options)).toEqual(writeCampaigns(azul, options));
  const openings = Array.from(
    { length: 40 },
    (_, seed) => writeCampaigns(azul, { ...options, seed }).email.content,
  );
  expect(new Set(openings.map(({ attention }) => attention)).size).toBeGreaterThan(15);
  expect(new Set(openings.map(({ desire }) => desire)).size).toBeGreaterThan(20);
  expect(new Set(openings.map(({ subject }) => subject)).size).toBeGreaterThan(6);
}, 60_000);

test('each campaign of a set is led by a fact of its own, where there are enough', () => {
  for (const facts of queseria().slice(0, 1))
    for (let seed = 0; seed < 20; seed += 1) {
      const { email, socialMedia, landingPage } = writeCampaigns(facts, {
        language: 'es',
        tone: 'direct',
        seed,
      });
      const labels = [email, socialMedia, landingPage].map(({ name }) => name.split(' · ').at(-1));
      expect(new Set(labels).size).toBe(3);
    }
}, 60_000);

test('the price and the product stand in every campaign of an ordinary product', () => {
  for (const facts of [...queseria(), ...Object.values(ORDINARY)]) {
    const options = {
      language: facts.product.price.includes('£') ? 'en' : 'es',
      tone: 'professional',
      seed: 3,
    } as const;
    const set = writeCampaigns(facts, options);
    for (const part of ['email', 'socialMedia', 'landingPage']) {
      const texts = textsOf(set).filter(({ place }) => place.startsWith(`${part}.`));
      const all = texts.map(({ text }) => text).join('\n');
      expect(all).toContain(facts.product.name);
      const figure = /\d+(?:[.,]\d+)?/.exec(facts.product.price)?.[0];
      if (figure !== undefined) expect(all).toMatch(new RegExp(figure.replace(/[.,]/, '[.,]')));
    }
  }
}, 60_000);
