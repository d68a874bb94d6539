import { deleteMarketing } from '#features/marketing/marketing-deletion.server.ts';
import { updateProductSchema, productSchema } from '#features/marketing/products/product.schema.ts';
import { getProduct, updateProduct } from '#features/marketing/products/product.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const product = { role: 'user', owner: 'marketingProduct', id: 'invalid_id' } as const;

export const GET = endpoint({ ...product, summary: 'One product', response: productSchema }, (ctx, { id }) =>
  getProduct(ctx, id),
);
export const PATCH = endpoint(
  { ...product, summary: 'Change a product', body: updateProductSchema, response: productSchema },
  (ctx, { id, body }) => updateProduct(ctx, id, body),
);
export const DELETE = endpoint(
  { ...product, summary: 'Delete a product; its campaigns and texts stay', status: 204 },
  (ctx, { id }) => deleteMarketing(ctx, 'product', id),
);
export const ALL = methodNotAllowed('GET', 'PATCH', 'DELETE');
