import { createProductsSchema, productSchema } from '#features/consulting/profile/product.schema.ts';
import { createProducts } from '#features/consulting/profile/product.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { itemsOf } from '#shared/answer.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'company',
    id: 'invalid_company_id',
    summary: 'Add several products at once: all of them or none',
    body: createProductsSchema,
    response: itemsOf(productSchema),
    status: 201,
  },
  (ctx, { id, body }) => createProducts(ctx, id, body),
);
export const ALL = methodNotAllowed('POST');
