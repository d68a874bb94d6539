import type { ModelRefusal } from '#features/marketing/writer/checks/writer.types.ts';
import type { Brief } from './brief.types.ts';

/** What a model drafted of a brief; without one, why. */
export type BriefDraft = {
  brief: Brief | null;
  writer: string | null;
  /** Figures that the translation added or lost. */
  figures: string[];
  /** Null without a brief: there is nothing to translate. */
  modelRefusal: ModelRefusal | null;
};
