import { z } from 'zod';
import { oneOf, rowId } from '#shared/fields.ts';
import { BULK_ACTIONS, MAX_BULK } from './crm-bulk.values.ts';
import { tagName } from './crm-fields.schema.ts';

export const bulkSchema = z
  .strictObject({
    ids: z
      .array(rowId, 'errors:fields.invalid')
      .min(1, 'errors:fields.required')
      .max(MAX_BULK, 'errors:fields.tooLong'),
    action: oneOf(BULK_ACTIONS),
    /** For `tag` and `untag`. */
    tag: tagName.nullish(),
  })
  .refine(({ action, tag }) => (action !== 'tag' && action !== 'untag') || tag, {
    path: ['tag'],
    error: 'leads:tags.required',
  });

export type Bulk = z.infer<typeof bulkSchema>;
