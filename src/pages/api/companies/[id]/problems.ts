import { listProblems } from '#features/consulting/problem.server.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  { role: 'user', owner: 'company', id: 'invalid_company_id', summary: 'The problems of a company' },
  (ctx, { id }) => listProblems(ctx, id),
);
export const ALL = methodNotAllowed('GET');
