import { INTL_TAG, type Locale } from '#shared/languages.ts';
import { sortedByName } from '#shared/texts/order.ts';
import { COUNTRIES, EURO_COUNTRIES, type Country } from './company.values.ts';

/** Name of a country in a language: "United Kingdom", "Reino Unido". */
export const countryName = (country: Country, locale: Locale): string =>
  new Intl.DisplayNames(INTL_TAG[locale], { type: 'region' }).of(country) ?? country;

/** All countries with their names, as a reader of the language sorts them. */
export function namedCountries(locale: Locale): { id: Country; label: string }[] {
  const names = new Intl.DisplayNames(INTL_TAG[locale], { type: 'region' });
  const named = COUNTRIES.map((id) => ({ id, label: names.of(id) ?? id }));
  return sortedByName(named, INTL_TAG[locale], ({ label }) => label);
}

export const usesEuro = (country: Country): boolean => EURO_COUNTRIES.includes(country);
