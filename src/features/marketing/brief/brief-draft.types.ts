import type { ModelRefusal } from '#features/marketing/writer/checks/writer.types.ts';
import type { Brief } from './brief.types.ts';

/** A brief translated by a model, or the reason why there is none. */
export type BriefDraft = {
  brief: Brief | null;
  writer: string | null;
  /** Figures that the translation added or lost. */
  figures: string[];
  /** Null also if there was nothing to translate. */
  modelRefusal: ModelRefusal | null;
};
