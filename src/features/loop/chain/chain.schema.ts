import { z } from 'zod';
import { record, timestamp } from '#shared/answer.ts';
import { rowId } from '#shared/fields.ts';
import { STEP_KINDS } from './links.values.ts';

/** `before` leads to the record, `after` comes of it; `self` is the record. `part` is the action of a report. */
export const stepSchema = record('LoopStep', {
  kind: z.enum(STEP_KINDS),
  id: rowId,
  part: z.string().nullable(),
  name: z.string(),
  href: z.string(),
  at: timestamp,
  direction: z.enum(['before', 'self', 'after']),
});
export type Step = z.infer<typeof stepSchema>;

/** In the order of the way: the farthest before, the record itself, what came of it. */
export const chainSchema = z.strictObject({ steps: z.array(stepSchema) });
export type Chain = z.infer<typeof chainSchema>;
