import { CUSTOM_PREFIX } from '#features/leads/pipelines/pipeline.values.ts';
import type { AskedMove } from './asked-fields.ts';

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
