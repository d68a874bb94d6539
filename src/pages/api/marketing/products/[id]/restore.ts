import { productSchema } from '#features/marketing/products/product.schema.ts';
import { restoreMarketing } from '#features/marketing/marketing-deletion.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'deleted marketingProduct',
    id: 'invalid_id',
    summary: 'Put a deleted product back',
    response: productSchema,
  },
  (ctx, { id }) => restoreMarketing(ctx, 'product', id),
);
export const ALL = methodNotAllowed('POST');
