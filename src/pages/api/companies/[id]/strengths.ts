import { listStrengths } from '#features/consulting/strength.server.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  { role: 'user', owner: 'company', id: 'invalid_company_id', summary: 'The strengths of a company' },
  (ctx, { id }) => listStrengths(ctx, id),
);
export const ALL = methodNotAllowed('GET');
