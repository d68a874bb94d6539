import provider from '#i18n/provider.json' with { type: 'json' };
import { CATALOGUE_WORDS } from '#i18n/catalogue.ts';
import { RESOURCES } from '#i18n/resources.ts';
import type { Locale } from '#shared/languages.ts';
import type { TextTree } from '#shared/texts/text.ts';
import { applyOverrides } from './catalogue/catalogue.rules.ts';
import { CATALOGUE } from './catalogue/catalogue.texts.ts';
import { NO_OWN, type OwnCatalogue } from './catalogue/own/own-catalogue.rules.ts';
import type { CatalogueWords, InterventionOverride } from './catalogue/catalogue.types.ts';
import {
  activityNames,
  COMPLIANCE_FACTS,
  complianceWords,
  HOME_COUNTRY,
} from './compliance/compliance.texts.ts';
import type { AppliedIntervention } from './plan/figures.types.ts';
import type { ReportSnapshot, ReportTexts } from './report.schema.ts';
import { composeReport } from './draft/compose.rules.ts';
import type { ComposeInput } from './draft/draft.types.ts';

export type ReportTables = Record<'prose' | 'layout' | 'plan' | 'readings', TextTree>;

/** The words of a report in its own language, not the reader's. */
export const reportTables = (locale: Locale): ReportTables => ({
  prose: RESOURCES[locale].report,
  layout: RESOURCES[locale].reportDocument,
  plan: RESOURCES[locale].reportPlan,
  readings: RESOURCES[locale].reading,
});

type Applied = { figures: string; interventions: AppliedIntervention[] };
const lastApplied = new WeakMap<OwnCatalogue, Applied>();

/** The same list as for the last report while nothing of it has changed: what chooses from it is filed once. */
function applied(
  overrides: ReadonlyMap<string, InterventionOverride>,
  own: OwnCatalogue,
): AppliedIntervention[] {
  const figures = JSON.stringify([...overrides]);
  const last = lastApplied.get(own);
  if (last?.figures === figures) return last.interventions;
  const interventions = applyOverrides([...CATALOGUE, ...own.entries], overrides);
  lastApplied.set(own, { figures, interventions });
  return interventions;
}

/** Inputs of a report besides profile and edits: the firm's own figures, and the workspace's own interventions. */
export const reportSources = (
  locale: Locale,
  overrides: ReadonlyMap<string, InterventionOverride> = new Map(),
  own: OwnCatalogue = NO_OWN,
): Pick<ComposeInput, 'language' | 'tables' | 'catalogue' | 'compliance'> => ({
  language: locale,
  tables: reportTables(locale),
  catalogue: {
    interventions: applied(overrides, own),
    words: { ...(CATALOGUE_WORDS[locale] as Readonly<Record<string, CatalogueWords>>), ...own.words[locale] },
  },
  compliance: {
    facts: COMPLIANCE_FACTS,
    words: complianceWords(locale),
    activities: activityNames(locale),
    home: HOME_COUNTRY,
  },
});

/** The three texts of a report without edits. */
export const writeReport = (
  snapshot: ReportSnapshot,
  locale: Locale,
  madeAt = new Date(0).toISOString(),
): ReportTexts => composeReport({ ...reportSources(locale), snapshot, edits: [], face: null, madeAt }).texts;

export const BRAND: string = provider.brand;
