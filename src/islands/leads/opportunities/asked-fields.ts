import type { Opportunity, Stage } from '#features/leads/opportunities/opportunity.schema.ts';
import { ApiError } from '#islands/api.ts';

/** A move that waits for fields that its stage asks for. */
export type AskedMove = {
  card: Opportunity;
  stage: Stage;
  names: readonly string[];
  lostReason?: string | undefined;
};

/** Fields of a move itself. */
const OF_THE_MOVE: readonly string[] = ['stage', 'lostReason', 'pipelineId', 'updatedAt'];

/** The fields that a stage asks a move for; none where something else is wrong with it. */
export function askedFields(error: unknown): string[] {
  if (!(error instanceof ApiError) || error.status !== 422) return [];
  const names = Object.keys(error.problem.errors ?? {});
  return names.some((name) => OF_THE_MOVE.includes(name)) ? [] : names;
}
