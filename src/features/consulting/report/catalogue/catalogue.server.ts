import { catalogueOverrides } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { Locale } from '#shared/languages.ts';
import type { Catalogue } from '#features/consulting/report/draft/draft.types.ts';
import type { AppliedIntervention } from '#features/consulting/report/figures/figures.types.ts';
import { CATALOGUE_FILES, CATALOGUE_WORDS } from './catalogue.texts.ts';
import {
  catalogueFileSchema,
  catalogueWordsSchema,
  type Intervention,
  type InterventionWords,
} from './catalogue.schema.ts';
import { EXAMPLE_VALUE } from './catalogue.values.ts';
import { interventionOverrideSchema, type InterventionOverride } from './override.schema.ts';

let files: readonly Intervention[] | undefined;
const words: Partial<Record<Locale, Record<string, InterventionWords>>> = {};

/** Checked once in a process; the build has checked every file. */
export const interventionsOfFiles = (): readonly Intervention[] =>
  (files ??= catalogueFileSchema.parse(CATALOGUE_FILES));
export const interventionWords = (language: Locale): Record<string, InterventionWords> =>
  (words[language] ??= catalogueWordsSchema.parse(CATALOGUE_WORDS[language]));

/** An override that no longer fits the schema does not count: the file's figures stand. */
export function readOverride(figures: string): InterventionOverride | null {
  try {
    return interventionOverrideSchema.parse(JSON.parse(figures));
  } catch {
    return null;
  }
}

export function applyOverride(
  intervention: Intervention,
  override: InterventionOverride | null,
): AppliedIntervention {
  const given = Object.fromEntries(Object.entries(override ?? {}).filter(([, value]) => value !== undefined));
  const applied = { ...intervention, ...given };
  return { ...applied, isConfirmed: applied.figuresSource !== EXAMPLE_VALUE };
}

/** The catalogue with the firm's own figures, and its words in the language of the report. */
export async function loadCatalogue(db: Database, language: Locale): Promise<Catalogue> {
  const rows = await db.select().from(catalogueOverrides);
  const overrides = new Map(
    rows.map(({ interventionId, figures }) => [interventionId, readOverride(figures)]),
  );
  return {
    interventions: interventionsOfFiles().map((each) => applyOverride(each, overrides.get(each.id) ?? null)),
    words: interventionWords(language),
  };
}
