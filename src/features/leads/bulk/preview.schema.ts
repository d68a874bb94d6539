import { z } from 'zod';
import { count, record } from '#shared/answer.ts';
import { customValue } from '#features/leads/fields/fields.schema.ts';

/** A value that some of the records have now. */
export const replacedSchema = z.strictObject({
  value: customValue,
  /** Of a stage: the pipeline in which it is. */
  pipelineId: z.int().exactOptional(),
  /** Of a company or contact: its name. */
  name: z.string().exactOptional(),
  count,
});

/** The effect that a change of many records would have. */
export const bulkPreviewSchema = record('BulkPreview', {
  /** Records that are chosen: `changed`, `same` and `refused` together. */
  total: count,
  changed: count,
  /** Records that have all of it already. */
  same: count,
  /** Records that would be left as they are. */
  refused: count,
  /** Of those that would change, by the name of the field (`customFields.key`): what they have now, most frequent first. */
  fields: z.array(
    z.strictObject({
      field: z.string(),
      replaced: z.array(replacedSchema),
      /** Records with further values. */
      others: count,
    }),
  ),
  /** Why, in the caller's language. */
  refusals: z.array(z.strictObject({ reason: z.string(), count })),
});
export type BulkPreview = z.infer<typeof bulkPreviewSchema>;
export type Replaced = z.infer<typeof replacedSchema>;
