import type { Opportunity, Stage } from '#features/leads/opportunities/opportunity.schema.ts';
import { CUSTOM_PREFIX } from '#features/leads/pipelines/pipeline.values.ts';
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

/**
 * Of the whole form's body what a move was asked for alone, with the move itself.
 *
 * @param updatedAt of the opportunity as the form shows it: a later change of somebody else's refuses the move
 */
export function askedBody(
  { stage, names, lostReason }: AskedMove,
  form: object,
  updatedAt: string | undefined,
): object {
  const { customFields = {}, ...all } = form as { customFields?: Record<string, unknown> };
  const own = names.flatMap((name) =>
    name.startsWith(CUSTOM_PREFIX) ? [name.slice(CUSTOM_PREFIX.length)] : [],
  );
  const isAsked = (name: string) =>
    names.includes(name) || (name === 'companyName' && names.includes('companyId'));
  return {
    ...Object.fromEntries(Object.entries(all).filter(([name]) => isAsked(name))),
    ...(own.length > 0 && {
      customFields: Object.fromEntries(own.map((key) => [key, customFields[key] ?? null])),
    }),
    stage: stage.key,
    ...(lostReason !== undefined && { lostReason }),
    updatedAt,
  };
}
