import { z } from 'zod';
import { record, timestamp } from '#shared/answer.ts';
import { oneOf, rowId } from '#shared/fields.ts';
import { BATCH_MAX, PROFILE_LISTS } from '#features/consulting/profile/profile.values.ts';

/** Longest order that one call may write; no real list is longer. */
const ORDER_MAX = 10_000;

/**
 * Specification section 7: the five lists return all rows and take no parameters. These two request a page; other
 * parameters are ignored, as they were before paging existed.
 */
export const rowsQuery = z.object({
  after: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, 'errors:fields.integer')
    .transform(Number)
    .optional(),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'errors:fields.integer')
    .transform(Number)
    .optional(),
});
export type RowsQuery = z.infer<typeof rowsQuery>;

/** Several rows at once (api.md); all are stored or none. */
export const batchOf = <T extends z.ZodType>(item: T) =>
  z.strictObject({
    items: z
      .array(item, 'errors:fields.list')
      .min(1, 'errors:fields.required')
      .max(BATCH_MAX, 'errors:fields.tooMany'),
  });

/** A row of a profile as its owner sees it, with what the database adds. */
export const profileRow = <Fields extends z.ZodRawShape>(name: string, fields: Fields) =>
  record(name, {
    id: rowId,
    companyId: rowId,
    ...fields,
    sortOrder: z.int(),
    createdAt: timestamp,
    updatedAt: timestamp,
  });

/** Rows that change their place: in the order given, behind `afterId`, or to the front where that is null. */
export const rowOrderSchema = z.strictObject({
  list: oneOf([...PROFILE_LISTS, 'causes']),
  rowIds: z
    .array(rowId, 'errors:fields.list')
    .min(1, 'errors:fields.required')
    .max(ORDER_MAX, 'errors:fields.tooMany')
    .refine((ids) => new Set(ids).size === ids.length, 'errors:fields.repeated'),
  afterId: rowId.nullish(),
});
export type RowOrder = z.infer<typeof rowOrderSchema>;
/** The list as it stands now. */
export const rowIdsSchema = z.strictObject({ rowIds: z.array(rowId) });
