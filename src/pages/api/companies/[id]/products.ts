import { productSchema } from '#features/consulting/profile/product.schema.ts';
import { listProducts } from '#features/consulting/profile/product.server.ts';
import { rowsQuery } from '#features/consulting/profile/rows/row-list.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'company',
    id: 'invalid_company_id',
    summary: 'The products of a company',
    query: rowsQuery,
    response: productSchema.array(),
  },
  (ctx, { id, query }) => listProducts(ctx, id, query),
);
export const ALL = methodNotAllowed('GET');
