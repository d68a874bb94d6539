import { CUSTOM_PREFIX, REQUIRABLE } from '#features/leads/pipelines/pipeline.values.ts';
import type { Opportunity, Stage } from '#features/leads/opportunities/opportunity.schema.ts';
import { ApiError } from '#islands/api.ts';

/** A move that waits for fields that its stage asks for. */
export type AskedMove = {
  card: Opportunity;
  stage: Stage;
  names: readonly string[];
  lostReason?: string | undefined;
};

const isRequirable = (name: string): boolean =>
  name.startsWith(CUSTOM_PREFIX) || (REQUIRABLE as readonly string[]).includes(name);

/** The fields that a stage asks a move for; none where something else is wrong with it. */
export function askedFields(error: unknown): string[] {
  if (!(error instanceof ApiError) || error.status !== 422) return [];
  const names = Object.keys(error.problem.errors ?? {});
  return names.every(isRequirable) ? names : [];
}
