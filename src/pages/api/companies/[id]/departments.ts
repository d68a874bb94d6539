import { departmentSchema } from '#features/consulting/profile/department.schema.ts';
import { listDepartments } from '#features/consulting/profile/department.server.ts';
import { rowsQuery } from '#features/consulting/profile/rows/row-list.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'company',
    id: 'invalid_company_id',
    summary: 'The departments of a company',
    query: rowsQuery,
    response: departmentSchema.array(),
  },
  (ctx, { id, query }) => listDepartments(ctx, id, query),
);
export const ALL = methodNotAllowed('GET');
