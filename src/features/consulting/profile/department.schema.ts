import { z } from 'zod';
import {
  RATING,
  nullIsAbsent,
  orDefault,
  rating,
  readUpdatedAt,
  requiredLine,
  requiredParagraph,
  rowId,
} from '#shared/fields.ts';
import { batchOf, profileRow } from './row-list.schema.ts';

const fields = {
  name: requiredLine('consulting:department.nameRequired'),
  function: requiredParagraph('consulting:department.functionRequired'),
};

export const createDepartmentSchema = z.strictObject({
  companyId: rowId,
  ...fields,
  digitalizationLevel: orDefault(rating, RATING.default),
});
export const createDepartmentsSchema = batchOf(createDepartmentSchema.omit({ companyId: true }));
export const updateDepartmentSchema = z
  .strictObject({
    name: nullIsAbsent(fields.name),
    function: nullIsAbsent(fields.function),
    digitalizationLevel: nullIsAbsent(rating),
    updatedAt: readUpdatedAt,
  })
  .partial();

export type CreateDepartment = z.infer<typeof createDepartmentSchema>;
export type CreateDepartments = z.infer<typeof createDepartmentsSchema>;
export type UpdateDepartment = z.infer<typeof updateDepartmentSchema>;

export const departmentSchema = profileRow('ProfileDepartment', {
  name: z.string(),
  function: z.string(),
  digitalizationLevel: rating,
});
export type Department = z.infer<typeof departmentSchema>;
