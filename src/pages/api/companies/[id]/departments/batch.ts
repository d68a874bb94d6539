import { createDepartmentsSchema, departmentSchema } from '#features/consulting/profile/department.schema.ts';
import { createDepartments } from '#features/consulting/profile/department.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { itemsOf } from '#shared/answer.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'company',
    id: 'invalid_company_id',
    summary: 'Add several departments at once: all of them or none',
    body: createDepartmentsSchema,
    response: itemsOf(departmentSchema),
    status: 201,
  },
  (ctx, { id, body }) => createDepartments(ctx, id, body),
);
export const ALL = methodNotAllowed('POST');
