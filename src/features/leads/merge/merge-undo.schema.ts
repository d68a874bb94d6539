import { z } from 'zod';
import { oneOf, rowId } from '#shared/fields.ts';
import { listQuery } from '#shared/list.ts';
import { record, texts, timestamp } from '#shared/answer.ts';

const KINDS = ['contacts', 'companies'] as const;

export const mergeQuerySchema = listQuery(['-createdAt'])
  .pick({ cursor: true, limit: true })
  .extend({ kind: oneOf(KINDS).optional() });
export type MergeQuery = z.infer<typeof mergeQuerySchema>;

/** A merge that can be undone, or was. */
export const mergeSchema = record('Merge', {
  id: rowId,
  kind: z.enum(['contact', 'company']),
  keepId: rowId,
  dropId: rowId,
  keepName: z.string(),
  dropName: z.string(),
  createdAt: timestamp,
  undoneAt: timestamp.nullable(),
});
export type Merge = z.infer<typeof mergeSchema>;

/** With the changes made since the merge, which an undo leaves as they are. */
export const undoneMergeSchema = mergeSchema
  .extend({
    kept: z.strictObject({
      /** Fields of the record that stayed. */
      fields: texts,
      /** Opportunities, tasks and the like that the merge had moved. */
      links: z.int(),
    }),
  })
  .meta({ id: 'UndoneMerge' });
export type UndoneMerge = z.infer<typeof undoneMergeSchema>;
