import { INTL_TAG, type Locale } from '#shared/languages.ts';
import { COUNTRIES, EURO_COUNTRIES, type Country } from './company.values.ts';

/** Name of a country in a language: "United Kingdom", "Reino Unido". */
export const countryName = (country: Country, locale: Locale): string =>
  new Intl.DisplayNames(INTL_TAG[locale], { type: 'region' }).of(country) ?? country;

/** All countries with their names, as a reader of the language sorts them. */
export function namedCountries(locale: Locale): { id: Country; label: string }[] {
  const names = new Intl.DisplayNames(INTL_TAG[locale], { type: 'region' });
  const { compare } = new Intl.Collator(INTL_TAG[locale]);
  return COUNTRIES.map((id) => ({ id, label: names.of(id) ?? id })).sort((a, b) => compare(a.label, b.label));
}

export const usesEuro = (country: Country): boolean => EURO_COUNTRIES.includes(country);
