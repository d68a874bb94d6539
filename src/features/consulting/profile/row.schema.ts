import { z } from 'zod';
import type { FieldList } from '#shared/field-list.ts';
import { readUpdatedAt, rowId } from '#shared/fields.ts';
import { patchedFields, postedFields } from '#shared/record-schema.ts';
import { batchOf } from './row-list.schema.ts';

/** What the calls of one kind of row take. */
export const rowSchemas = <L extends FieldList>(list: L) => ({
  create: z.strictObject({ companyId: rowId, ...postedFields(list) }),
  /** Several at once: the address says of which company. */
  several: batchOf(z.strictObject(postedFields(list))),
  update: z.strictObject({ ...patchedFields(list), updatedAt: readUpdatedAt }).partial(),
});
