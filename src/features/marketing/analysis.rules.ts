import type { Locale } from '#shared/languages.ts';
import { foldText } from '#shared/text.ts';
import { cite, quote } from '#features/consulting/report-quote.rules.ts';
import { isNothing, withoutMarkup } from './fragments.rules.ts';
import { languageOf } from './language-of.rules.ts';
import { newDesk, penFor } from './message-plan.rules.ts';
import type { Pen } from './pen.rules.ts';
import { withArticle } from './places.rules.ts';
import { outer } from './forms.rules.ts';
import { keywordsIn } from './keywords.rules.ts';
import { isPractical } from './weave.rules.ts';
import type { Fact, Reading } from './reading.rules.ts';
import { said } from './saying.rules.ts';
import { listed } from './sentence.rules.ts';
import type { AnalyseProduct, MarketingFacts, ProductAnalysis, Source, Sourced } from './writer.types.ts';

const MOST_PROOFS = 8;
const MOST_OBJECTIONS = 6;
const MOST_KEYWORDS = 10;
/** An analysis is always the same one: it is read, not chosen from. */
const SEED = 1;

/** What the product is, and the two facts that tell most, in one sentence. */
function propositionOf(pen: Pen, facts: readonly Fact[], { product, company }: MarketingFacts): Sourced {
  const { reading, copy } = pen;
  const { proposition } = copy.frames;
  const strong = facts.filter((fact) => fact !== reading.definition?.fact && fact.weight >= 0);
  const best = strong.toSorted((a, b) => Number(isPractical(a)) - Number(isPractical(b)));
  // Two facts stand in one sentence only where they are built alike.
  const isAlike = ({ shape: { form } }: Fact) => form !== 'loose' && form === best[0]?.shape.form;
  const pair = best.filter(isAlike).slice(0, 2);
  const main = pair.length > 0 ? pair : best.slice(0, 1);
  const told = main.map((fact) => (reading.language === 'en' ? withArticle(fact) : fact.text));
  const values = {
    ...pen.values(main),
    facts: told.length === 0 ? undefined : { text: listed(told, reading.language) },
    fact: told[0] === undefined ? undefined : { text: told[0] },
  };
  const definition = reading.definition === undefined ? [] : [reading.definition.fact.source];
  const about: Source[] = [{ field: 'product.name', quote: product.name }];
  if (reading.audience.text !== undefined)
    about.push({ field: 'company.targetAudience', quote: company.targetAudience });
  return {
    text: pen.first(proposition, values) ?? product.name,
    sources: [...about, ...definition, ...main.map(({ source }) => source)],
  };
}

const sentence = (text: string): string => (/[.!?…]$/u.test(text) ? outer(text) : `${outer(text)}.`);

/** Every fact that proves something, and those of the other language as they were typed. */
function proofsOf({ facts, foreign, language }: Reading): Sourced[] {
  const said = facts
    .filter(({ weight }) => weight >= 0)
    .map((fact) => ({
      text: sentence(language === 'en' ? withArticle(fact) : fact.text),
      sources: [fact.source],
    }));
  const typed = foreign
    .filter((source) => source.quote.length <= 160)
    .map((source) => ({ text: quote(source.quote, language), sources: [source] }));
  return [...said, ...typed].slice(0, MOST_PROOFS);
}

/** What keeps a buyer away, answered with what the input says; nothing is answered that it does not say. */
function objectionsOf(pen: Pen, facts: readonly Fact[], price: string): ProductAnalysis['objections'] {
  const { aspects, frames } = pen.copy;
  const language = pen.reading.language;
  const seen = new Set<string>();
  const answered = facts.flatMap((fact) => {
    const objection = pen.word(aspects[fact.aspect].doubt)?.text;
    if (objection === undefined || seen.has(fact.aspect) || fact.weight < 0) return [];
    seen.add(fact.aspect);
    const answer = sentence(language === 'en' ? withArticle(fact) : fact.text);
    return [{ objection, answer, sources: [fact.source] }];
  });
  const { kind } = pen.reading.price;
  const cost = kind === 'none' ? undefined : pen.first(frames.priceAnswers[kind]);
  const doubt = cost === undefined ? undefined : pen.first(frames.priceDoubts);
  const priced =
    cost === undefined || doubt === undefined
      ? []
      : [{ objection: doubt, answer: cost, sources: [{ field: 'product.price' as const, quote: price }] }];
  return [...answered.slice(0, MOST_OBJECTIONS - priced.length), ...priced];
}

/** In the language of the keywords, where it can be said in it: nobody searches in two. */
function sectorIn(sector: string, language: Locale): string | undefined {
  if (isNothing(sector)) return undefined;
  const typed = sector.trim();
  const from = languageOf(typed);
  if (from === undefined || from === language) return typed;
  return said(typed, from, language, { gender: 'm', isPlural: false })?.text;
}

function keywordsOf(
  { facts, language }: Reading,
  { product, company }: MarketingFacts,
): ProductAnalysis['keywords'] {
  const found = new Map<string, { keyword: string; source: Source }>();
  const add = (keyword: string, source: Source) => {
    const key = foldText(keyword);
    if (keyword.length > 2 && keyword.length <= 40 && !found.has(key)) found.set(key, { keyword, source });
  };
  add(product.name.trim(), { field: 'product.name', quote: product.name });
  for (const { text, source, shape } of facts)
    for (const keyword of keywordsIn(text, language, shape.form === 'noun' || shape.form === 'loose'))
      add(keyword, source);
  const sector = sectorIn(company.sector, language);
  if (sector !== undefined) add(sector, { field: 'company.sector', quote: company.sector });
  return [...found.values()].slice(0, MOST_KEYWORDS);
}

function fitOf(
  pen: Pen,
  facts: readonly Fact[],
  { company }: MarketingFacts,
): ProductAnalysis['audienceFit'] {
  const { type, described } = pen.reading.audience;
  const { audienceFit } = pen.copy.frames;
  const typed = company.targetAudience;
  // What is described in the other language, or at length, is described all the same.
  const audience =
    described ?? (isNothing(typed) ? undefined : cite(withoutMarkup(typed), pen.reading.language));
  const opening =
    audience === undefined
      ? pen.first([audienceFit.unnamed[type]])
      : pen.first([audienceFit.named[type]], { ...pen.values(), audience: { text: audience } });
  const reasons = pen.first([audienceFit.reasons], pen.values(facts.slice(0, 3)));
  const sources: Source[] = [{ field: 'company.targetAudienceType', quote: type }];
  if (!isNothing(company.targetAudience))
    sources.unshift({ field: 'company.targetAudience', quote: company.targetAudience });
  return {
    type,
    text: [opening, reasons].filter((part) => part !== undefined).join(' '),
    sources: [...sources, ...(reasons === undefined ? [] : facts.slice(0, 3).map(({ source }) => source))],
  };
}

function missingIn({ company, product }: MarketingFacts, reading: Reading): ProductAnalysis['missing'] {
  const missing: ProductAnalysis['missing'] = [];
  if (reading.price.kind === 'none') missing.push('price');
  if (isNothing(product.characteristics)) missing.push('characteristics');
  if (isNothing(product.advantages)) missing.push('advantages');
  if (!/\d/.test(`${product.characteristics} ${product.advantages}`)) missing.push('figures');
  if (isNothing(company.targetAudience)) missing.push('audience');
  return missing;
}

/**
 * product.md section 7, step 1. Every part names the field and the words it comes from; what the input does not say is
 * listed as missing instead of being made up.
 */
export const analyseProduct: AnalyseProduct = (facts, language: Locale) => {
  const desk = newDesk(facts, { language, tone: 'professional', seed: SEED });
  const { reading } = desk.plan;
  const pen = penFor(desk, 'analysis');
  const ranked = reading.facts;
  return {
    language,
    valueProposition: propositionOf(pen, ranked, facts),
    proofPoints: proofsOf(reading),
    objections: objectionsOf(
      pen,
      ranked.filter((fact) => fact !== reading.definition?.fact),
      facts.product.price,
    ),
    keywords: keywordsOf(reading, facts),
    audienceFit: fitOf(pen, ranked, facts),
    missing: missingIn(facts, reading),
  };
};
