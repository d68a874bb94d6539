import { createProductSchema, productSchema } from '#features/consulting/profile/product.schema.ts';
import { createProduct } from '#features/consulting/profile/product.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'company',
    summary: 'Add a product to a company',
    body: createProductSchema,
    response: productSchema,
    status: 201,
  },
  (ctx, { body }) => createProduct(ctx, body),
);
export const ALL = methodNotAllowed('POST');
