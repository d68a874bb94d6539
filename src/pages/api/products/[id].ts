import { updateProductSchema, productSchema } from '#features/consulting/profile/product.schema.ts';
import { deleteProduct, updateProduct } from '#features/consulting/profile/product.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const product = { role: 'user', owner: 'product', id: 'invalid_id' } as const;

export const PATCH = endpoint(
  { ...product, summary: 'Change a product', body: updateProductSchema, response: productSchema },
  (ctx, { id, body }) => updateProduct(ctx, id, body),
);
export const DELETE = endpoint({ ...product, summary: 'Delete a product', status: 204 }, (ctx, { id }) =>
  deleteProduct(ctx, id),
);
export const ALL = methodNotAllowed('PATCH', 'DELETE');
