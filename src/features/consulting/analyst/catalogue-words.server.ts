import { CATALOGUE, interventionWords } from '#features/consulting/report/catalogue/catalogue.texts.ts';
import type { Locale } from '#shared/languages.ts';
import type { Offered } from './analyst.types.ts';
import { retrieval, type Retrieval } from './shortlist.rules.ts';
import { runsOfTexts } from './text-checks.rules.ts';

const textsOf = (locale: Locale): string[] =>
  CATALOGUE.flatMap(({ id }) => {
    const words = interventionWords(id, locale);
    return words ? [words.first, words.lasting, words.risk, words.kpiHow, ...words.toolMust] : [];
  });

const once = <Value>(build: (locale: Locale) => Value) => {
  const built = new Map<Locale, Value>();
  return (locale: Locale): Value => {
    const value = built.get(locale) ?? build(locale);
    built.set(locale, value);
    return value;
  };
};

/** Both are built with the first problem that is read in a language. */
export const retrievalIn = once((locale): Retrieval =>
  retrieval(CATALOGUE, (id) => interventionWords(id, locale)),
);
export const catalogueRuns = once((locale) => runsOfTexts(textsOf(locale)));

export const titleOf = (id: string, locale: Locale): string => interventionWords(id, locale)?.title ?? id;

/** Of an intervention a model learns its title and the problem that it answers, never its sheet. */
export const offeredAs = (id: string, locale: Locale): Offered => ({
  id,
  title: titleOf(id, locale),
  problem: interventionWords(id, locale)?.problem ?? '',
});
