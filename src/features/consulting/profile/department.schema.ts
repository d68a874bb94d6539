import type { z } from 'zod';
import { ROW_FIELDS } from './row-fields.values.ts';
import { rowSchemas, type FullRow, type NewRow } from './row.schema.ts';

export const {
  create: createDepartmentSchema,
  several: createDepartmentsSchema,
  update: updateDepartmentSchema,
} = rowSchemas(ROW_FIELDS.department);

export type CreateDepartment = NewRow<typeof ROW_FIELDS.department>;
export type CreateDepartments = z.infer<typeof createDepartmentsSchema>;
export type UpdateDepartment = z.infer<typeof updateDepartmentSchema>;
export type Department = FullRow<typeof ROW_FIELDS.department>;
