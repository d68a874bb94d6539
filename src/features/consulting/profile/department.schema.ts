import type { z } from 'zod';
import type { StoredRow } from './profile.values.ts';
import { ROW_FIELDS } from './row-fields.values.ts';
import { rowSchemas } from './row.schema.ts';

export const {
  create: createDepartmentSchema,
  several: createDepartmentsSchema,
  update: updateDepartmentSchema,
} = rowSchemas(ROW_FIELDS.department);

export type CreateDepartment = z.infer<typeof createDepartmentSchema>;
export type CreateDepartments = z.infer<typeof createDepartmentsSchema>;
export type UpdateDepartment = z.infer<typeof updateDepartmentSchema>;
export type Department = CreateDepartment & StoredRow;
