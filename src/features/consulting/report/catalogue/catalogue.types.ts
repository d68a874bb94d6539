import type { Intervention, InterventionWords, SizeFigures } from './catalogue.schema.ts';

/** For texts, which take no type of a schema. */
export type CatalogueIntervention = Intervention;
export type CatalogueWords = InterventionWords;

/** The firm's own figures for an intervention; what is absent stays as the file has it. */
export type InterventionOverride = {
  interventionId: string;
  effort?: Intervention['effort'];
  weeks?: Intervention['weeks'];
  setupEuros?: SizeFigures;
  runningEurosPerYear?: SizeFigures;
  savedShare?: [number, number] | null;
  /** Where the firm has them from. */
  figuresSource: string;
};
