import { byLocale, LOCALES, type Locale } from '#shared/languages.ts';
import type {
  Intervention,
  InterventionWords,
} from '#features/consulting/report/catalogue/catalogue.schema.ts';
import type { OwnFigures, OwnIntervention } from './own.schema.ts';

export type OwnWords = OwnIntervention['words'];
export type OwnEntry = { key: string; version: number; figures: OwnFigures; words: OwnWords };

/** The words in a language, else those that were written in another. */
const wordsIn = (words: OwnWords, locale: Locale): InterventionWords | undefined =>
  words[locale] ?? LOCALES.map((other) => words[other]).find((found) => found !== null) ?? undefined;

export const lacksWords = (words: OwnWords): Locale[] => LOCALES.filter((locale) => words[locale] === null);

const asIntervention = ({ key, version, figures }: OwnEntry): Intervention => ({
  ...figures,
  id: key,
  version,
});

/** Own entries beside the shipped ones, as a report takes them. */
export type OwnCatalogue = {
  entries: readonly Intervention[];
  words: Readonly<Record<Locale, Readonly<Record<string, InterventionWords>>>>;
};

export function ownCatalogue(all: readonly OwnEntry[]): OwnCatalogue {
  const inLocale = (locale: Locale) =>
    Object.fromEntries(
      all.flatMap(({ key, words }) => {
        const found = wordsIn(words, locale);
        return found ? [[key, found] as const] : [];
      }),
    );
  return { entries: all.map(asIntervention), words: byLocale(inLocale) };
}

export const NO_OWN: OwnCatalogue = ownCatalogue([]);
