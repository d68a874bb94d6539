import { listDepartments } from '#features/consulting/department.server.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  { role: 'user', owner: 'company', id: 'invalid_company_id', summary: 'The departments of a company' },
  (ctx, { id }) => listDepartments(ctx, id),
);
export const ALL = methodNotAllowed('GET');
