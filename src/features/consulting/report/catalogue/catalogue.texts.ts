import { CATALOGUE_FIGURES, CATALOGUE_WORDS } from '#i18n/catalogue.ts';
import type { Locale } from '#shared/languages.ts';
import type { CatalogueIntervention, CatalogueWords } from './catalogue.types.ts';

/** The catalogue as it was built. The build has held the files against their schema (catalogue-files.schema.ts). */
export const CATALOGUE = CATALOGUE_FIGURES as readonly unknown[] as readonly CatalogueIntervention[];

/** Words of an intervention; undefined for one that a stored report names and the catalogue no longer has. */
export const interventionWords = (id: string, locale: Locale): CatalogueWords | undefined =>
  (CATALOGUE_WORDS[locale] as Readonly<Record<string, CatalogueWords | undefined>>)[id];
