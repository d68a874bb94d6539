import { foldText } from '#shared/texts/text.ts';
import type { ProductAnalysis, Source, Sourced } from '#features/marketing/writer/checks/writer.types.ts';
import type { ComposerInput, Fact, Material } from './composer.types.ts';
import { bulletsOf, readMaterial } from '#features/marketing/writer/reading/material.rules.ts';
import {
  countWords,
  ended,
  lengthOf,
  paragraph,
  raised,
} from '#features/marketing/writer/reading/quoting.rules.ts';
import { changeOf, withName, offered } from './phrases.rules.ts';
import { detectLanguage } from '#features/marketing/writer/reading/detect-language.rules.ts';
import { isNothing } from '#features/marketing/writer/reading/whole-facts.rules.ts';

const MOST_PROOFS = 8;
const MOST_KEYWORDS = 10;
const KEYWORD = { words: 4, characters: 40 };

const quotedSource = ({ field, text }: Fact): Source => ({ field, quote: text });
const sourced = (fact: Fact): Sourced => ({ text: ended(raised(fact.text)), sources: [quotedSource(fact)] });

/** Facts are the same without capitals and final full stop: one may be typed in two fields. */
const keyOf = ({ text }: Fact): string => foldText(ended(text));
function eachOnce(facts: readonly Fact[]): Fact[] {
  const seen = new Set<string>();
  return facts.filter((fact) => {
    const key = keyOf(fact);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** Two facts, as they were typed: the product and the change it makes, else its strongest proof. */
const promised = (m: Material): Fact[] => {
  const told = [m.what, m.change].filter((fact) => fact !== undefined);
  return eachOnce([...told, ...bulletsOf(m).filter(({ isCertificate }) => !isCertificate)]).slice(0, 2);
};

function propositionOf(m: Material): Sourced {
  const [first, ...others] = promised(m);
  const sources = (facts: Fact[]) => facts.flatMap((fact) => fact.parts ?? [fact]).map(quotedSource);
  const name: Source = { field: 'product.name', quote: m.input.facts.product.name };
  if (first === undefined) return { text: m.name, sources: [name] };
  return {
    text: paragraph(
      ended(withName(m, first.text)),
      ...others.map((fact) => ended(fact === m.change ? (changeOf(m) ?? '') : raised(fact.text))),
    ),
    sources: [name, ...sources([first, ...others])],
  };
}

function answersTo(field: string, m: Material): Sourced | undefined {
  const offer = m.offer && { text: ended(offered(m)?.text ?? ''), sources: [quotedSource(m.offer)] };
  const facts: Record<string, Sourced | undefined> = {
    price: m.price && sourced(m.price),
    guarantee: m.guarantee && sourced(m.guarantee),
    offer,
  };
  return facts[field];
}

/**
 * A typed price says what it costs, and not whether that is with delivery; a guarantee says what it promises, and not
 * whether that is what the trade fears most. The owner’s answer stands under the question that it answers.
 */
const askedFor = (field: string, m: Material): string | undefined =>
  field === 'price' || field === 'guarantee' ? m.input.words.faq[field] : undefined;

/** Every doubt of the trade: with the owner's answer, or with the question that would give one. */
const objectionsOf = (m: Material): ProductAnalysis['objections'] =>
  m.input.trade.objections
    .map(({ objection, question, field }) => {
      const answer = answersTo(field, m);
      return answer === undefined
        ? { objection, answer: '', question, sources: [] }
        : { objection: askedFor(field, m) ?? objection, answer: answer.text, sources: answer.sources };
    })
    .toSorted((a, b) => Number(a.answer === '') - Number(b.answer === ''));

function keywordsOf(m: Material): ProductAnalysis['keywords'] {
  const { product, company } = m.input.facts;
  const typed: Source[] = [{ field: 'product.name', quote: product.name }];
  const isOwn = (detectLanguage(company.sector) ?? m.input.language) === m.input.language;
  if (!isNothing(company.sector) && isOwn) typed.push({ field: 'company.sector', quote: company.sector });
  typed.push(...[...m.characteristics, ...bulletsOf(m)].map(quotedSource));
  const short = typed.filter(
    ({ quote }) =>
      lengthOf(quote) <= KEYWORD.characters && countWords(quote) <= KEYWORD.words && /\p{L}{3}/u.test(quote),
  );
  const keywords = short.map((source) => ({ keyword: source.quote.trim(), source }));
  const seen = keywords.map(({ keyword }) => foldText(keyword));
  return keywords.filter((_, at) => seen.indexOf(seen[at] ?? '') === at).slice(0, MOST_KEYWORDS);
}

function fitOf(m: Material): ProductAnalysis['audienceFit'] {
  const { facts, brief, language, words } = m.input;
  const { targetAudience, targetAudienceType: type } = facts.company;
  const candidates: Source[] = [
    { field: 'brief.buyer', quote: brief?.buyer ?? '' },
    { field: 'company.targetAudience', quote: targetAudience },
  ];
  const found = candidates.find(
    ({ quote }) => !isNothing(quote) && (detectLanguage(quote) ?? language) === language,
  );
  const kind: Source = { field: 'company.targetAudienceType', quote: type };
  const label = words.audience[type];
  return found === undefined
    ? { type, text: ended(label), sources: [kind] }
    : { type, text: ended(`${label}: ${found.quote.trim()}`), sources: [found, kind] };
}

function missingIn(m: Material): ProductAnalysis['missing'] {
  const { facts, brief } = m.input;
  const { product, company } = facts;
  const missing: ProductAnalysis['missing'] = [];
  if (m.price === undefined) missing.push('price');
  if (isNothing(product.characteristics)) missing.push('characteristics');
  if (isNothing(product.advantages)) missing.push('advantages');
  if (![...m.characteristics, ...bulletsOf(m)].some(({ text }) => /\d/.test(text))) missing.push('figures');
  if (isNothing(company.targetAudience) && isNothing(brief?.buyer ?? '')) missing.push('audience');
  const asked = ['pain', 'change', 'quote', 'offer', 'guarantee'] as const;
  return [...missing, ...asked.filter((field) => m[field] === undefined)];
}

/**
 * product.md section 7, step 1, of the same quoted facts as the texts. Every part names the field and the words it comes
 * from; what nobody answered is listed as missing.
 */
export function analyseProduct(input: ComposerInput): ProductAnalysis {
  const m = readMaterial(input);
  const [star] = m.proofs;
  const used = promised(m).filter((fact) => fact !== star);
  const told = new Set(used.flatMap((fact) => [fact, ...(fact.parts ?? [])]).map(keyOf));
  const own = [...bulletsOf(m), m.change, ...m.characteristics].filter(
    (fact): fact is Fact => fact !== undefined && !told.has(keyOf(fact)),
  );
  return {
    language: input.language,
    valueProposition: propositionOf(m),
    proofPoints: eachOnce(own).slice(0, MOST_PROOFS).map(sourced),
    objections: objectionsOf(m),
    keywords: keywordsOf(m),
    audienceFit: fitOf(m),
    missing: missingIn(m),
  };
}
