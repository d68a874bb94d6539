import type { z } from 'zod';
import { shownFields } from '#shared/record-schema.ts';
import { ROW_FIELDS } from './row-fields.values.ts';
import { rowSchemas, type NewRow } from '#features/consulting/profile/rows/row.schema.ts';
import { profileRow } from '#features/consulting/profile/rows/row-list.schema.ts';

export const {
  create: createDepartmentSchema,
  several: createDepartmentsSchema,
  update: updateDepartmentSchema,
} = rowSchemas(ROW_FIELDS.department);

export type CreateDepartment = NewRow<typeof ROW_FIELDS.department>;
export type CreateDepartments = { items: Omit<CreateDepartment, 'companyId'>[] };
export type UpdateDepartment = z.infer<typeof updateDepartmentSchema>;

export const departmentSchema = profileRow('ProfileDepartment', shownFields(ROW_FIELDS.department));
export type Department = z.infer<typeof departmentSchema>;
