import provider from '#i18n/provider.json' with { type: 'json' };
import { COMPLIANCE_FACTS as FACTS, COMPLIANCE_WORDS } from '#i18n/compliance.ts';
import type { Country } from '#features/consulting/companies/company.values.ts';
import type { Locale } from '#shared/languages.ts';
import type { ComplianceFact, FactWords } from './compliance.types.ts';

/** The facts as they were built. The build has held the file against its schema. */
export const COMPLIANCE_FACTS = FACTS as readonly unknown[] as readonly ComplianceFact[];

/** The provider's country, whose law a company without a country is told. The build has checked it too. */
export const HOME_COUNTRY = provider.country as Country;

/** The words of a fact with their `{{places}}`; a stored report may name one that is there no more. */
export const factWords = (id: string, locale: Locale): FactWords | undefined =>
  (COMPLIANCE_WORDS[locale] as Readonly<Record<string, FactWords | undefined>>)[id];
