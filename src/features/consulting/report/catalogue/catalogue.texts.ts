import { CATALOGUE_FIGURES, CATALOGUE_WORDS } from '#i18n/catalogue.ts';
import type { Locale } from '#shared/languages.ts';
import type { CatalogueIntervention, CatalogueWords } from './catalogue.types.ts';

/** The catalogue as it was built. The build has held the files against their schema (catalogue-files.schema.ts). */
export const CATALOGUE = CATALOGUE_FIGURES as readonly unknown[] as readonly CatalogueIntervention[];

/** What an intervention is called and what it consists of; a stored report may name one that is there no more. */
export const interventionWords = (id: string, locale: Locale): CatalogueWords | undefined =>
  (CATALOGUE_WORDS[locale] as Readonly<Record<string, CatalogueWords | undefined>>)[id];
