import { sectorsOf } from '#features/consulting/report/catalogue/sectors.rules.ts';
import type { Sector } from '#features/consulting/report/catalogue/catalogue.values.ts';
import type { CatalogueWords } from '#features/consulting/report/catalogue/catalogue.types.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import { byLocale, type Locale } from '#shared/languages.ts';
import { kept } from '#shared/texts/kept.ts';
import { foldText } from '#shared/texts/text.ts';
import listed from './particular-nouns.json' with { type: 'json' };

/**
 * Nouns of one kind of place, post, good, vehicle, system or paper, and the words by which a record names that kind; of
 * both languages, folded. `sectors` have it always; `within: 'posts'` looks at departments and positions alone. What belongs
 * to the law of `countries` is said there alone.
 */
type Listed = {
  sectors: readonly string[];
  nouns: Record<Locale, readonly string[]>;
  record: readonly string[];
  within?: string;
  countries?: readonly string[];
};
type Family = {
  nouns: Record<Locale, RegExp>;
  record: RegExp;
  sectors: ReadonlySet<string>;
  isOfPosts: boolean;
  countries: ReadonlySet<string> | undefined;
};

const FAMILIES: readonly Family[] = Object.values(listed as Record<string, Listed>).map(
  ({ sectors, nouns, record, within, countries }) => ({
    nouns: byLocale((locale) => new RegExp(`\\b(?:${nouns[locale].join('|')})\\b`, 'u')),
    record: new RegExp(`\\b(?:${record.join('|')})`, 'u'),
    sectors: new Set(sectors),
    isOfPosts: within === 'posts',
    countries: countries && new Set(countries),
  }),
);

type Named = { family: Family; noun: string };

/** Particular nouns of a text, one a family. */
const nounsIn = byLocale((locale) =>
  kept((text): readonly Named[] => {
    const folded = foldText(text);
    return FAMILIES.flatMap((family) => {
      const noun = family.nouns[locale].exec(folded)?.[0];
      return noun === undefined ? [] : [{ family, noun }];
    });
  }),
);

const WORD = /[a-z]{3,}/g;
const longWordsIn = kept((text): readonly string[] => foldText(text).match(WORD) ?? []);
/** Each word of many texts once. */
function wordsIn(texts: Iterable<string>): string {
  const words = new Set<string>();
  for (const text of new Set(texts)) for (const word of longWordsIn(text)) words.add(word);
  return [...words].join(' ');
}

type Profile = Pick<
  ReportSnapshot,
  'company' | 'products' | 'departments' | 'problems' | 'strengths' | 'contacts'
>;

/** Whether a record names something of a family of nouns. */
export type RecordNames = (family: Family) => boolean;

/** Reads what a profile names; each family once, and nothing before it is asked for. */
export function recordNames({
  company,
  products,
  departments,
  problems,
  strengths,
  contacts = [],
}: Profile): RecordNames {
  const sectors: readonly Sector[] = sectorsOf(company.sector);
  const posts = () => [
    ...departments.flatMap(({ name, function: does }) => [name, does]),
    ...contacts.map(({ position }) => position),
  ];
  let ofPosts: string | undefined;
  let ofAll: string | undefined;
  const known = new Map<Family, boolean>();
  return (family) => {
    const found = known.get(family);
    if (found !== undefined) return found;
    ofPosts ??= wordsIn(posts());
    ofAll ??= wordsIn([
      company.sector,
      ...(company.tools ?? []),
      ...products.flatMap(({ name, description }) => [name, description ?? '']),
      ...posts(),
      ...problems.map(({ description }) => description),
      ...strengths.map(({ description }) => description),
    ]);
    const isNamed =
      family.countries?.has(company.country ?? '') ??
      (sectors.some((sector) => family.sectors.has(sector)) ||
        family.record.test(family.isOfPosts ? ofPosts : ofAll));
    known.set(family, isNamed);
    return isNamed;
  };
}

/** Reads a text of a sheet for nouns that nothing in the record names. */
const foreignReader =
  (names: RecordNames, locale: Locale) =>
  (text: string): readonly Named[] =>
    nounsIn[locale](text).filter(({ family }) => !names(family));

const SENTENCE_END = /(?<=[.!?])\s+/u;
const LONG = ['first', 'lasting', 'before', 'risk', 'kpiHow'] as const;

/** A sheet as it may be printed for a record, and the foreign nouns on which its title or its first step hangs. */
export type FittedSheet = { words: CatalogueWords; hangsOn: string[] };

/** The sentences that may stand; behind a first one that may not, none does: they go on about it. */
const keptSentences = (sentences: readonly string[], isOwn: (sentence: string) => boolean): string[] => {
  const [first = ''] = sentences;
  return isOwn(first) ? sentences.filter(isOwn) : [];
};

/**
 * A sheet without the sentences that name a place, post, good, vehicle, system or paper which nothing in the record
 * names. Its title stands: that, and a first step of which nothing is left, are for a person to mend.
 */
export function fitSheet(words: CatalogueWords, names: RecordNames, locale: Locale): FittedSheet {
  const foreignIn = foreignReader(names, locale);
  const isOwn = (text: string) => foreignIn(text).length === 0;
  const { problem, cases, ...rest } = words;
  const fitted: CatalogueWords = {
    ...rest,
    ...(problem !== undefined && isOwn(problem) && { problem }),
    ...(cases?.every(isOwn) && { cases }),
    toolMust: words.toolMust.filter(isOwn),
  };
  for (const key of LONG)
    if (!isOwn(words[key])) fitted[key] = keptSentences(words[key].split(SENTENCE_END), isOwn).join(' ');
  if (!isOwn(words.kpi)) fitted.kpi = fitted.kpiHow = '';
  if (!isOwn(words.tool)) {
    fitted.tool = '';
    fitted.toolMust = [];
  }
  const hanging = [words.title, ...(fitted.first === '' ? [words.first] : [])];
  const hangsOn = new Map<Family, string>();
  for (const { family, noun } of hanging.flatMap(foreignIn))
    if (!hangsOn.has(family)) hangsOn.set(family, noun);
  return { words: fitted, hangsOn: [...hangsOn.values()] };
}
