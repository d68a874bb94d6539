import { INTL_TAG, type Locale } from '#shared/languages.ts';
import { formatText, pluralKey, type TextTree } from '#shared/texts/text.ts';
import { cite, label, quote } from './quote.rules.ts';

type Values = Readonly<Record<string, string | number>>;

/** The words of one language: the dictionary `report`, numbers, quotation marks and lists. */
export type ReportWords = {
  locale: Locale;
  /** Fills a text of the dictionary; `count` chooses between `_one` and `_other`. Throws for an unknown key. */
  say: (key: string, values?: Values) => string;
  raw: (key: string) => string;
  /** A text with a lower-case initial, for a title inside a sentence. */
  lower: (key: string) => string;
  number: (value: number) => string;
  /** Formats a share from 0 to 1 without decimals. */
  percent: (share: number) => string;
  label: (text: string) => string;
  quote: (text: string) => string;
  cite: (text: string) => string;
  /** Joins phrases: "a, b y c". */
  list: (phrases: readonly string[]) => string;
  /** Joins alternatives: "a, b o c". */
  choice: (phrases: readonly string[]) => string;
  /** The distinct ratings, ascending: "4 or 5". */
  ratings: (values: readonly number[]) => string;
  /** Joins row names in quotation marks; Spanish "y" or "e" depends on the name, not on the mark. */
  quoteList: (names: readonly string[]) => string;
};

function findText(texts: TextTree, key: string): string | undefined {
  let node: string | TextTree | undefined = texts;
  for (const part of key.split('.')) {
    if (node === undefined || typeof node === 'string') return undefined;
    node = Object.hasOwn(node, part) ? node[part] : undefined;
  }
  return typeof node === 'string' ? node : undefined;
}

export function reportWords(texts: TextTree, locale: Locale): ReportWords {
  const found = new Map<string, string>();
  const numbers = new Intl.NumberFormat(INTL_TAG[locale]);
  const written = new Map<number, string>();
  const percents = new Intl.NumberFormat(INTL_TAG[locale], { style: 'percent' });
  const lists = new Intl.ListFormat(INTL_TAG[locale], { type: 'conjunction' });
  const choices = new Intl.ListFormat(INTL_TAG[locale], { type: 'disjunction' });

  const text = (key: string): string => {
    const known = found.get(key);
    if (known !== undefined) return known;
    const fresh = findText(texts, key);
    if (fresh === undefined) throw new Error(`The report's dictionary (${locale}) lacks "${key}".`);
    found.set(key, fresh);
    return fresh;
  };

  /** Memoised: a report repeats a few numbers, and formatting one costs more than the rest of its sentence. */
  const number = (value: number): string => {
    const known = written.get(value);
    if (known !== undefined) return known;
    const fresh = numbers.format(value);
    written.set(value, fresh);
    return fresh;
  };

  /** Texts by key and count: which plural form a number takes costs more than the rest of its sentence. */
  const counted = new Map<string, Map<number, string>>();
  const templateOf = (key: string, count: number): string => {
    const known = counted.get(key) ?? new Map<number, string>();
    if (known.size === 0) counted.set(key, known);
    const template = known.get(count) ?? text(pluralKey(key, count, INTL_TAG[locale]));
    known.set(count, template);
    return template;
  };

  const say = (key: string, values: Values = {}): string => {
    const { count } = values;
    const template = typeof count === 'number' ? templateOf(key, count) : text(key);
    const shown: Record<string, string> = {};
    for (const name in values) {
      const value = values[name];
      if (value !== undefined) shown[name] = typeof value === 'number' ? number(value) : value;
    }
    return formatText(template, shown);
  };

  return {
    locale,
    say,
    raw: text,
    lower: (key) => text(key).replace(/^./u, (first) => first.toLocaleLowerCase(INTL_TAG[locale])),
    number,
    percent: (share) => percents.format(share),
    label,
    quote: (row) => quote(row, locale),
    cite: (row) => cite(row, locale),
    list: (phrases) => lists.format(phrases),
    choice: (phrases) => choices.format(phrases),
    ratings: (values) => choices.format([...new Set(values)].sort((a, b) => a - b).map(number)),
    quoteList: (names) =>
      lists
        .formatToParts(names)
        .map(({ type, value }) => (type === 'element' ? quote(value, locale) : value))
        .join(''),
  };
}
