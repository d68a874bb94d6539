import { problemSchema } from '#features/consulting/profile/problem.schema.ts';
import { listProblems } from '#features/consulting/profile/problem.server.ts';
import { rowsQuery } from '#features/consulting/profile/rows/row-list.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'company',
    id: 'invalid_company_id',
    summary: 'The problems of a company',
    query: rowsQuery,
    response: problemSchema.array(),
  },
  (ctx, { id, query }) => listProblems(ctx, id, query),
);
export const ALL = methodNotAllowed('GET');
