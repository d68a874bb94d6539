import provider from '#i18n/provider.json' with { type: 'json' };
import { COMPLIANCE_FACTS as FACTS, COMPLIANCE_WORDS } from '#i18n/compliance.ts';
import { ACTIVITY_NAMES, DUTIES, DUTY_WORDS } from '#i18n/duties.ts';
import type { Country } from '#features/consulting/companies/company.values.ts';
import type { Locale } from '#shared/languages.ts';
import type { ComplianceFact, FactWords } from './compliance.types.ts';

/** The facts as they were built, and the duties of activities after them. The build has held the files against their schemas. */
export const COMPLIANCE_FACTS = [
  ...FACTS,
  ...DUTIES.map((duty) => ({ ...duty, kind: 'law', predicate: 'activity', values: {} })),
] as readonly unknown[] as readonly ComplianceFact[];

/** Words of the facts in one language, by id. */
export const complianceWords = (locale: Locale): Readonly<Record<string, FactWords>> => ({
  ...(COMPLIANCE_WORDS[locale] as Readonly<Record<string, FactWords>>),
  ...DUTY_WORDS[locale],
});

/** Names of the activities, by id. */
export const activityNames = (locale: Locale): Readonly<Record<string, string>> => ACTIVITY_NAMES[locale];

/** The provider's country, whose law a company without a country is told. The build has checked it too. */
export const HOME_COUNTRY = provider.country as Country;

/** The words of a fact with their `{{places}}`; a stored report may name one that is there no more. */
export const factWords = (id: string, locale: Locale): FactWords | undefined =>
  (COMPLIANCE_WORDS[locale] as Readonly<Record<string, FactWords | undefined>>)[id] ?? DUTY_WORDS[locale][id];
