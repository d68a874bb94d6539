import { z } from 'zod';
import type { StoredRow } from './profile.values.ts';
import { RATING, rating, requiredLine, requiredParagraph, rowId } from '#shared/fields.ts';

const fields = {
  name: requiredLine('consulting:department.nameRequired'),
  function: requiredParagraph('consulting:department.functionRequired'),
};

export const createDepartmentSchema = z.strictObject({
  companyId: rowId,
  ...fields,
  digitalizationLevel: rating.default(RATING.default),
});
export const updateDepartmentSchema = z
  .strictObject({ ...fields, digitalizationLevel: rating, updatedAt: z.iso.datetime() })
  .partial();

export type CreateDepartment = z.infer<typeof createDepartmentSchema>;
export type UpdateDepartment = z.infer<typeof updateDepartmentSchema>;
export type Department = CreateDepartment & StoredRow;
