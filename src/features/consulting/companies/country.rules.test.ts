import { expect, test } from 'vitest';
import { LOCALES } from '#shared/languages.ts';
import { COUNTRIES, EU_COUNTRIES } from './company.values.ts';
import { countryName, namedCountries, usesEuro } from './country.rules.ts';

test('every country has a name in each language, in the order of its alphabet', () => {
  for (const locale of LOCALES) {
    const named = namedCountries(locale);
    expect(named.map(({ id }) => id).sort()).toEqual(COUNTRIES.toSorted());
    for (const { id, label } of named) expect(label).not.toBe(id);
    expect(named.map(({ label }) => label)).toEqual(
      named.map(({ label }) => label).sort((a, b) => a.localeCompare(b, locale)),
    );
  }
  expect(countryName('GB', 'en')).toBe('United Kingdom');
  expect(countryName('GB', 'es')).toBe('Reino Unido');
});

test('six countries of the Union have a currency of their own, and one outside it has the euro', () => {
  expect(EU_COUNTRIES.filter((country) => !usesEuro(country))).toEqual(['CZ', 'DK', 'HU', 'PL', 'RO', 'SE']);
  expect(COUNTRIES.slice(EU_COUNTRIES.length).filter(usesEuro)).toEqual(['AD']);
});
