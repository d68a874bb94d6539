import type { ApiProblem } from '#shared/api.ts';
import type { ModelRefusal } from '#features/marketing/writer/checks/writer.types.ts';

/**
 * A line of a streamed response. `text`: the text so far of each field of the editor. The last line is of one of the
 * other types; without it the response was cut off.
 */
export type WritingEvent<T> =
  | { type: 'text'; parts: Record<string, string> }
  | { type: 'problem'; problem: ApiProblem & { modelRefusal?: ModelRefusal } }
  | { type: 'end'; written: T };
