import { expect, test } from 'vitest';
import { ALL_CASES } from '#tests/marketing-cases.ts';
import { analyseProduct } from './analysis.rules.ts';
import { textsOf } from './campaign-texts.rules.ts';
import { writeCampaigns } from './campaigns.rules.ts';
import { writeContent } from './content.rules.ts';
import type { MarketingFacts } from './writer.types.ts';
import { CONTENT_TYPES, LENGTHS, TONES } from './writer.values.ts';

const caseOf = (name: string): MarketingFacts => {
  const facts = ALL_CASES[name];
  if (facts === undefined) throw new Error(`There is no case called ${name}.`);
  return facts;
};

/** Every sentence of some sets and single texts, line by line. */
function sentencesAbout(facts: MarketingFacts, language: 'es' | 'en'): string[] {
  return TONES.flatMap((tone, at) => {
    const seed = 1_000 + at * 37;
    const set = textsOf(writeCampaigns(facts, { language, tone, seed })).map(({ text }) => text);
    const single = CONTENT_TYPES.flatMap((type) =>
      LENGTHS.map((length) => writeContent(facts, { type, length, tone, language, seed }).text),
    );
    return [...set, ...single];
  }).flatMap((text) => text.split(/\n+|(?<=[.!?])\s+/u));
}

const STUMBLES = {
  es: [
    /(?<!\p{L})(?:y y|de de|el el|la la|un un|con con|en en|a el|de el|También no)(?!\p{L})/iu,
    // Spanish says these without an article.
    /(?<!\p{L})una? (?:material|personal|papel|horario|presupuesto|financiación|mineralización)(?!\p{L})/iu,
    /(?<!\p{L})duran? (?:la |el )?(?!\d)\p{L}+ (?:completa|de)(?!\p{L})/iu,
    /\s[,.;:]|,,|\.\.|::/u,
  ],
  en: [
    /(?<!\p{L})(?:and and|of of|the the|a a|an a|a an|with with|for for)(?!\p{L})/iu,
    /(?<!\p{L})an? (?:cancel|maximum|mats|included)(?!\p{L})/iu,
    /(?<!\p{L})(?:get|has|have|comes with) (?:cancel|maximum)(?!\p{L})/iu,
    /\s[,.;:]|,,|\.\.|::/u,
  ],
};

test.each(['es', 'en'] as const)(
  'no sentence in %s stumbles, whatever trade the product is of',
  (language) => {
    for (const [name, facts] of Object.entries(ALL_CASES)) {
      const typed = Object.values({ ...facts.company, ...facts.product }).join('\n');
      const stumbling = sentencesAbout(facts, language).filter(
        (sentence) =>
          !typed.includes(sentence) && STUMBLES[language].some((pattern) => pattern.test(sentence)),
      );
      expect({ name, stumbling }).toEqual({ name, stumbling: [] });
    }
  },
  120_000,
);

test('a plural name has plural verbs, articles and pronouns, also where the glossary does not know its noun', () => {
  const all = sentencesAbout(caseOf('spectacles'), 'es').join('\n');
  expect(all).toMatch(/Gafas Mar cuestan/);
  expect(all).not.toMatch(/Gafas Mar cuesta |Este es Gafas|[Ll]o llamamos|Se llama Gafas|está pensado/);
});

test('what a fact does not say is not said around it: ecological is no certificate, left-handed no handwork', () => {
  const cleaning = sentencesAbout(caseOf('cleaning'), 'es').join('\n');
  expect(cleaning).toMatch(/productos ecológicos/i);
  expect(cleaning).not.toMatch(/aval|certific|de fuera|fiarse/i);
  const scissors = sentencesAbout(caseOf('scissors'), 'en').filter((one) => /left-handed/i.test(one));
  expect(scissors.join('\n')).not.toMatch(/process|adjective|carries the price/i);
});

test('a text of one kind of product does not open with the day of another', () => {
  const opens = (name: string, language: 'es' | 'en') => sentencesAbout(caseOf(name), language).join('\n');
  expect(opens('weekend', 'es')).not.toMatch(/botes|etiqueta/);
  expect(opens('dogFood', 'es')).not.toMatch(/la cena|Se come|mesa/);
  expect(opens('espresso', 'en')).not.toMatch(/bottle|waiter/);
  expect(opens('garage', 'en')).not.toMatch(/escape room|To book|dates/);
});

test('what has a date is booked and what is made for one case is talked over, whatever trade it is of', () => {
  const goals = (name: string, language: 'es' | 'en') => {
    const facts = caseOf('table');
    return sentencesAbout({ ...facts, product: { ...facts.product, name } }, language).join('\n');
  };
  expect(goals('Sesión de descarga', 'es')).toMatch(/fecha/);
  expect(goals('Sesión de descarga', 'es')).not.toMatch(/hacer el pedido|la cantidad/);
  expect(goals('Sea kayak tour', 'en')).not.toMatch(/To order|Place an order/);
  expect(goals('Proyecto de jardín', 'es')).not.toMatch(/hacer el pedido|la cantidad/);
});

test('a name is not said twice in a sentence', () => {
  const { product } = caseOf('cleaning');
  const all = sentencesAbout(caseOf('cleaning'), 'es').join('\n');
  expect(all).not.toMatch(/(?:detalle|favor|fijarse|saber|cosa)[^.:?\n]*Limpieza de portales y escaleras/);
  for (const sentence of sentencesAbout(caseOf('cleaning'), 'es'))
    expect([sentence, sentence.split(product.name).length <= 2]).toEqual([sentence, true]);
});

test('the audience stands in the analysis, translated or quoted, and is asked for only where there is none', () => {
  const fit = (name: string, language: 'es' | 'en') =>
    analyseProduct(caseOf(name), language).audienceFit.text;
  expect(fit('lessons', 'es')).toContain('profesionales que viajan');
  expect(fit('lessons', 'en')).toContain('“Profesionales que viajan”');
  expect(fit('Taller de cata para empresas', 'es')).toContain('tiendas gourmet');
  expect(fit('nothing', 'en')).toContain('a fuller description would help');
  // One word shows no language: that of the whole input is taken for its own.
  const spanish = sentencesAbout(caseOf('scissors'), 'es').join('\n');
  expect(spanish).not.toMatch(/tailors/);
});

test('keywords are in the language of the analysis, and things rather than acts', () => {
  const keywords = (name: string, language: 'es' | 'en') =>
    analyseProduct(caseOf(name), language).keywords.map(({ keyword }) => keyword);
  expect(keywords('Azul de cueva', 'en')).not.toContain('Alimentación artesana');
  expect(keywords('Azul de cueva', 'en')).not.toContain('number');
  expect(keywords('honey', 'es')).not.toEqual(
    expect.arrayContaining(['recolectada', 'calentar', 'nosotros']),
  );
});
