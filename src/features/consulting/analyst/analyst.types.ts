import type { Process, Span, Symptom } from '#features/consulting/profile/reading/reading.values.ts';
import type { Quantity } from '#features/consulting/profile/reading/quantities/quantity.types.ts';
import type { DraftField, Dropped } from './analyst.values.ts';

export type DraftedAction = Record<DraftField, string>;

/** Remainder after the checks of a model's answer about one problem. */
export type CheckedReading = {
  process: Process;
  symptom: Symptom;
  /** Words of the description that it rests on; offsets in UTF-16 units. */
  evidence: (Span & { text: string })[];
  /** Those that the quantity parser finds in the description too. */
  figures: Quantity[];
  /** Ids of the catalogue, out of the short list. */
  interventions: string[];
  draft: DraftedAction | null;
  /** The rules read the words otherwise: nothing of it is chosen beforehand. */
  isContrary: boolean;
  dropped: Dropped[];
};

/** An intervention of the short list, as the model is told of it; `isOwn`: the firm's own. */
export type Offered = { id: string; title: string; problem: string; isOwn?: true };
