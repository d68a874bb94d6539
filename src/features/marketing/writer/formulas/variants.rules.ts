import type { Locale } from '#shared/languages.ts';
import { packOf } from '#features/language/language-pack.rules.ts';
import type { Tone } from '#features/marketing/writer/checks/writer.types.ts';
import {
  canStandAlone,
  countWords,
  lengthOf,
  raised,
  saysFact,
} from '#features/marketing/writer/reading/quoting.rules.ts';
import {
  needsLabel,
  saysFirstPerson,
  saysOfOthers,
  standsAlone,
} from '#features/marketing/writer/reading/voice.rules.ts';
import type { Fact, Material, Variant, VariantFormula } from './composer.types.ts';
import { LONGEST_FACT_WORDS, MOST_VARIANTS } from './composer.values.ts';
import {
  byCompany,
  cardOf,
  changeOf,
  isBare,
  isReaders,
  withName,
  offered,
  opened,
  painOf,
  promiseOf,
  quoted,
} from './phrases.rules.ts';

/** `name`: the product's name with nothing said of it, which is also a `plain` one. */
type Order = readonly (VariantFormula | 'name')[];

/** Counts and other proofs come last: they open where there is nothing else. */
const LAST = ['problem', 'objection', 'number', 'proof'] as const;
/** Of a subject: what is sold says more than a count, and less than a reason. */
const LAST_SUBJECTS = ['problem', 'objection', 'proof', 'name', 'number'] as const;
/** Order of the subjects of each tone; the first available one is used. */
const ORDER: Record<Tone, Order> = {
  professional: ['result', 'plain', 'deadline', 'offer', 'customer', ...LAST_SUBJECTS],
  friendly: ['customer', 'result', 'deadline', 'offer', 'plain', ...LAST_SUBJECTS],
  direct: ['deadline', 'offer', 'result', 'plain', 'customer', ...LAST_SUBJECTS],
  inspiring: ['result', 'customer', 'deadline', 'offer', 'plain', ...LAST_SUBJECTS],
};
export const subjectOrder = (m: Material): Order => ORDER[m.input.tone];

/** Headlines of pages and advertisements: what changes, else the problem, else the offer, else name and brand. */
export const HEADLINE_ORDER: Order = ['result', 'problem', 'deadline', 'offer', 'plain', ...LAST];
/** Headline of an image, which shows the brand beside it: a reason before the name. */
export const IMAGE_ORDER: Order = ['result', 'problem', 'deadline', 'offer', 'plain', ...LAST_SUBJECTS];
/** An email begins with the problem or the product, never with a proof or somebody else's words. */
export const EMAIL_ORDER = ['problem', 'plain', 'result', 'deadline', 'offer', 'objection'] as const;

/** Words of an advantage that needs no name beside it. */
const FEWEST_ALONE = 4;
/** Words of a quotation that is understood by itself. */
const FEWEST_QUOTED = 5;

/** Whether a problem can head a text: nobody's whom the reader does not know, and in nobody else's mouth. */
const isHeading = (m: Material, { text }: Fact): boolean =>
  isReaders(m) || (!saysFirstPerson(text) && !saysOfOthers(text, m.input.language));

type Place = {
  limit: number;
  order: Order;
  isLong?: boolean;
  isSigned?: boolean;
  /** A headline: an offer needs no name, because the text below has it. */
  isHeadline?: boolean;
  longest?: number;
};

/** A problem of two clauses that a place has no room for: its first one. */
function firstClause(pain: string | undefined, limit: number, language: Locale): string | undefined {
  if (pain === undefined || lengthOf(pain) <= limit) return pain;
  const first = pain.slice(0, packOf(language).clauseEnd.exec(pain)?.index ?? 0).trimEnd();
  return countWords(first) >= FEWEST_ALONE ? first : pain;
}

/** Returns the possible openings, one for each formula: the first that fits. */
function openings(
  m: Material,
  { limit, order, isLong = false, isSigned = false, isHeadline = false, longest = LONGEST_FACT_WORDS }: Place,
): Variant[] {
  const isUsable = (fact: Fact | undefined): fact is Fact =>
    fact !== undefined && canStandAlone(fact.text) && countWords(fact.text) <= longest;
  const opening = (fact: Fact | undefined) => (isUsable(fact) ? opened(m, fact.text) : undefined);
  const isLabelled = m.guarantee && needsLabel(m.guarantee.text, m.input.language);
  const proofs = m.proofs.filter((fact) => !fact.isCertificate && !fact.isOfNames).filter(isUsable);
  const figure = proofs.find(({ text }) => /(?<![\d.,])[.,]*\d[\d.,]*(?![\d.,\p{L}])/u.test(text));
  const offer = isUsable(m.offer) ? offered(m) : undefined;
  const pain = isLong ? painOf(m) : m.pain && isHeading(m, m.pain) ? raised(m.pain.text) : undefined;
  const shortPain = order.includes('name') ? firstClause(pain, limit, m.input.language) : pain;
  const named = (text: string) => (isHeadline ? raised(text) : withName(m, text));
  const plain = (facts: readonly (Fact | undefined)[]) =>
    facts.filter(isUsable).map(({ text }) => ['plain', withName(m, text)] as const);
  // A line of the product's sheet is a headline only where nothing says why somebody should buy.
  const isSheet =
    !m.isBriefed || [m.pain, m.change, m.offer, ...m.praised].every((fact) => fact === undefined);
  const sheet = plain([m.what, ...m.details]);
  const alone = m.praised.filter(
    (fact) =>
      isUsable(fact) &&
      countWords(fact.text) >= FEWEST_ALONE &&
      standsAlone(fact.text, m.input.language) &&
      !packOf(m.input.language).condition.test(fact.text),
  );
  const isQuote = m.quote && countWords(m.quote.text.text) <= longest;
  const found: (readonly [VariantFormula, string | undefined])[] = [
    ['result', isUsable(promiseOf(m)) && !isBare(m) ? opened(m, changeOf(m) ?? '') : undefined],
    ['problem', m.pain && countWords(m.pain.text) <= longest ? shortPain : undefined],
    [
      'customer',
      isQuote && (isLong || countWords(m.quote?.text.text ?? '') >= FEWEST_QUOTED) ? quoted(m) : undefined,
    ],
    ['deadline', offer?.formula === 'deadline' ? named(offer.text) : undefined],
    ['offer', offer && named(m.offer?.text ?? '')],
    ['plain', cardOf(m)],
    ...(isSheet ? sheet : []),
    ...plain(m.praised),
    ...(order.includes('name') ? alone.map(({ text }) => ['plain', raised(text)] as const) : []),
    ['plain', isSigned ? undefined : byCompany(m)],
    ['plain', raised(m.name)],
    ['objection', isLabelled ? undefined : opening(m.guarantee)],
    ['number', opening(figure)],
    ['proof', opening(proofs.find((fact) => fact !== figure))],
    ...(isSheet || order.includes('name') ? [] : sheet),
  ];
  return found.flatMap(([formula, text]) => (text ? [{ formula, text }] : []));
}

const saysNothingElse = (m: Material, text: string): boolean =>
  text === raised(m.name) || text === byCompany(m);

const FEWEST = 3;

/**
 * Up to five openings for a place, in its order, each of a formula of its own, and fewer than three of one formula only
 * where the owner typed too little. Nothing but the owner's words opens a text.
 */
export function openingVariants(m: Material, place: Place): Variant[] {
  const { limit, order } = place;
  const rank = ({ formula, text }: Variant) => {
    const isName = order.includes('name') && saysNothingElse(m, text);
    return order.indexOf(isName ? 'name' : formula);
  };
  const fitting = openings(m, place).filter((one) => lengthOf(one.text) <= limit && rank(one) !== -1);
  const first = fitting.filter((one, at) => fitting.findIndex((other) => rank(other) === rank(one)) === at);
  const ranked = first.toSorted((a, b) => rank(a) - rank(b));
  // Whatever the tone begins with, the proof that the owner starred can be picked.
  const strongest = ranked.findIndex(({ text }) => m.proofs[0] && saysFact(text, m.proofs[0].text));
  const best =
    strongest >= MOST_VARIANTS
      ? [...ranked.slice(0, MOST_VARIANTS - 1), ...ranked.slice(strongest, strongest + 1)]
      : ranked.slice(0, MOST_VARIANTS);
  const more = fitting.filter(({ text }) => !best.some((one) => one.text === text));
  return [...best, ...more.slice(0, Math.max(0, FEWEST - best.length))];
}

/** The variant that this take opens with, and the others after it. */
export function taken(variants: readonly Variant[], take = 0): Variant[] {
  const at = variants.length === 0 ? 0 : take % variants.length;
  return [...variants.slice(at), ...variants.slice(0, at)];
}
