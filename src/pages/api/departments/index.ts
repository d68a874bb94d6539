import { createDepartmentSchema, departmentSchema } from '#features/consulting/profile/department.schema.ts';
import { createDepartment } from '#features/consulting/profile/department.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'company',
    summary: 'Add a department to a company',
    body: createDepartmentSchema,
    response: departmentSchema,
    status: 201,
  },
  (ctx, { body }) => createDepartment(ctx, body),
);
export const ALL = methodNotAllowed('POST');
