import { LANGUAGE_PACKS } from '#features/language/language-pack.rules.ts';
import { onOneLine } from '#features/consulting/report/text/quote.rules.ts';
import type { Writing } from '#features/consulting/report/sections/section.types.ts';
import { addDays } from '#shared/dates/days.ts';
import { INTL_TAG, LOCALES } from '#shared/languages.ts';
import { foldText } from '#shared/texts/text.ts';

/** Seasons that a sentence names. */
const MOST_NAMED = 3;
const MONTHS = 12;

/** The names of the months in every language, folded, each with its number from 1. */
const MONTH_OF: ReadonlyMap<string, number> = new Map(
  LOCALES.flatMap((locale) => {
    const name = new Intl.DateTimeFormat(INTL_TAG[locale], { month: 'long', timeZone: 'UTC' });
    return Array.from(
      { length: MONTHS },
      (_, index) => [foldText(name.format(Date.UTC(2024, index, 15))), index + 1] as const,
    );
  }),
);
const MONTH = [...MONTH_OF.keys()].join('|');

/** A run of months that comes every year, from 1 to 12; the last may be of the next year. */
export type Season = { words: string; first: number; last: number };

const PATTERNS = LANGUAGE_PACKS.map(({ seasons: { names, every, the, from, to, notOnce } }) => {
  const season = names.map(([name]) => name).join('|');
  return {
    names: new Map(names.map(([name, first, last]) => [name, { first, last }])),
    range: new RegExp(`\\b(?:${from})?(?<first>${MONTH}) (?:${to}) (?<last>${MONTH})\\b`, 'gu'),
    again: new RegExp(
      `\\b(?:(?:${every}) (?<month>${MONTH}|${season})|(?:${the}) (?<season>${season}))\\b(?! (?:${notOnce}))`,
      'gu',
    ),
  };
});

/** The months and seasons of a text that come every year, in its own words: "de marzo a mayo", "every summer". */
export function seasonsIn(text: string): Season[] {
  const line = onOneLine(text);
  const folded = foldText(line);
  // Folding keeps the place of every letter; where it does not, nothing is quoted.
  const said = (at: number, length: number) =>
    folded.length === line.length ? line.slice(at, at + length) : '';
  return PATTERNS.flatMap(({ names, range, again }) => [
    ...[...folded.matchAll(range)].map(({ 0: all, index, groups }) => ({
      words: said(index, all.length),
      first: MONTH_OF.get(groups?.['first'] ?? '') ?? 0,
      last: MONTH_OF.get(groups?.['last'] ?? '') ?? 0,
    })),
    ...[...folded.matchAll(again)].map(({ 0: all, index, groups }) => {
      const name = groups?.['month'] ?? groups?.['season'] ?? '';
      const month = MONTH_OF.get(name) ?? 0;
      return {
        words: said(index, all.length),
        ...(names.get(name) ?? { first: month, last: month }),
      };
    }),
  ]).filter(({ words, first, last }) => words !== '' && first > 0 && last > 0);
}

const dayIn = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}-01`;

/** Whether the season begins and ends after one day and before the other. */
export function isMissed({ first, last }: Season, reportDay: string, start: string): boolean {
  const year = Number(reportDay.slice(0, 4));
  const begins = [year, year + 1].find((each) => dayIn(each, first) > reportDay) ?? year + 1;
  const months = (last - first + MONTHS) % MONTHS;
  const after = first + months;
  const ends = dayIn(begins + Math.floor(after / MONTHS), (after % MONTHS) + 1);
  return addDays(ends, -1) < start;
}

/** Says that the wished start comes after a season that the record names; undefined where it misses none. */
export function seasonSentence({
  words,
  snapshot,
  reportDay,
  problems,
  numberOf,
}: Writing): string | undefined {
  const { startDate } = snapshot.company;
  if (startDate == null || startDate <= reportDay) return undefined;
  const missed = [
    ...problems.map((row) => ({ text: row.description, of: numberOf(row.id) })),
    ...snapshot.departments.map((row) => ({ text: row.function, of: words.label(row.name) })),
    ...snapshot.products.map((row) => ({ text: row.description, of: words.label(row.name) })),
  ].flatMap(({ text, of }) =>
    seasonsIn(text)
      .filter((season) => isMissed(season, reportDay, startDate))
      .slice(0, 1)
      .map((season) => words.say('inWords', { words: season.words, id: of })),
  );
  if (missed.length === 0) return undefined;
  return words.say('roadmap.season', {
    start: words.longDay(startDate),
    seasons: words.list(missed.slice(0, MOST_NAMED)),
  });
}
