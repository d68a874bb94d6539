import { listProducts } from '#features/consulting/product.server.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  { role: 'user', owner: 'company', id: 'invalid_company_id', summary: 'The products of a company' },
  (ctx, { id }) => listProducts(ctx, id),
);
export const ALL = methodNotAllowed('GET');
