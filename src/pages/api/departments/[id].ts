import { updateDepartmentSchema, departmentSchema } from '#features/consulting/profile/department.schema.ts';
import { deleteDepartment, updateDepartment } from '#features/consulting/profile/department.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const department = { role: 'user', owner: 'department', id: 'invalid_id' } as const;

export const PATCH = endpoint(
  { ...department, summary: 'Change a department', body: updateDepartmentSchema, response: departmentSchema },
  (ctx, { id, body }) => updateDepartment(ctx, id, body),
);
export const DELETE = endpoint(
  { ...department, summary: 'Delete a department', status: 204 },
  (ctx, { id }) => deleteDepartment(ctx, id),
);
export const ALL = methodNotAllowed('PATCH', 'DELETE');
