import { z } from 'zod';
import type { FieldList, GivenOf, ValuesOf } from '#shared/field-list.ts';
import { readUpdatedAt, rowId } from '#shared/fields.ts';
import { patchedFields, postedFields } from '#shared/record-schema.ts';
import type { StoredRow } from '#features/consulting/profile/profile.values.ts';
import { batchOf } from './row-list.schema.ts';

/** Request schemas of one kind of row. */
export const rowSchemas = <L extends FieldList>(list: L) => ({
  create: z.strictObject({ companyId: rowId, ...postedFields(list) }),
  item: z.strictObject(postedFields(list)),
  /** Several at once: the address says of which company. */
  several: batchOf(z.strictObject(postedFields(list))),
  update: z.strictObject({ ...patchedFields(list), updatedAt: readUpdatedAt }).partial(),
});

type OfCompany = { companyId: number };
export type NewRow<L extends FieldList> = GivenOf<L> & OfCompany;
export type FullRow<L extends FieldList> = ValuesOf<L> & OfCompany & StoredRow & { sortOrder: number };
