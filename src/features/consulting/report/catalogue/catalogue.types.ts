import type { Intervention, InterventionWords } from './catalogue.schema.ts';
import type { InterventionOverride as Override } from './override.schema.ts';

/** For texts, which take no type of a schema. */
export type CatalogueIntervention = Intervention;
export type CatalogueWords = InterventionWords;
export type InterventionOverride = Override;
