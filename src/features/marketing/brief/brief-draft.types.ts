import type { ModelRefusal } from '#features/marketing/writer/checks/writer.types.ts';
import type { Brief } from './brief.types.ts';

export type BriefDraft = {
  brief: Brief | null;
  writer: string | null;
  figures: string[];
  /** Null also if there was nothing to translate. */
  modelRefusal: ModelRefusal | null;
};
