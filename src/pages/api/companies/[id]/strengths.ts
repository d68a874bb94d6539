import { strengthSchema } from '#features/consulting/profile/strength.schema.ts';
import { listStrengths } from '#features/consulting/profile/strength.server.ts';
import { rowsQuery } from '#features/consulting/profile/rows/row-list.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'company',
    id: 'invalid_company_id',
    summary: 'The strengths of a company',
    query: rowsQuery,
    response: strengthSchema.array(),
  },
  (ctx, { id, query }) => listStrengths(ctx, id, query),
);
export const ALL = methodNotAllowed('GET');
