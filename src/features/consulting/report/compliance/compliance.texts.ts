import { COMPLIANCE_FACTS as FACTS, COMPLIANCE_WORDS } from '#i18n/compliance.ts';
import type { Locale } from '#shared/languages.ts';
import type { ComplianceFact, FactWords } from './compliance.types.ts';

/** The facts as they were built. The build has held the file against its schema. */
export const COMPLIANCE_FACTS = FACTS as readonly unknown[] as readonly ComplianceFact[];

/** The words of a fact with their `{{places}}`; a stored report may name one that is there no more. */
export const factWords = (id: string, locale: Locale): FactWords | undefined =>
  (COMPLIANCE_WORDS[locale] as Readonly<Record<string, FactWords | undefined>>)[id];
