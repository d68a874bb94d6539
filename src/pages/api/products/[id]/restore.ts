import { productSchema } from '#features/consulting/profile/product.schema.ts';
import { restoreProduct } from '#features/consulting/profile/product.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'deleted product',
    id: 'invalid_id',
    summary: 'Put a deleted product back',
    response: productSchema,
  },
  (ctx, { id }) => restoreProduct(ctx, id),
);
export const ALL = methodNotAllowed('POST');
