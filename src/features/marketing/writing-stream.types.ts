import type { ApiProblem } from '#shared/api.ts';
import type { ModelRefusal } from '#features/marketing/writer/checks/writer.types.ts';

/**
 * A line of the answer of a call that writes as it is watched. `text`: what has been said so far of each field of the
 * editor; the last line is one of the others, and without it the answer broke off.
 */
export type WritingEvent<T> =
  | { type: 'text'; parts: Record<string, string> }
  | { type: 'problem'; problem: ApiProblem & { modelRefusal?: ModelRefusal } }
  | { type: 'end'; written: T };
