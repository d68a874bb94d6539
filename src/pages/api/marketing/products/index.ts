import {
  createProductSchema,
  productQuery,
  productSummarySchema,
  productSchema,
} from '#features/marketing/products/product.schema.ts';
import { createProduct, listProducts } from '#features/marketing/products/product.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'The products, of one company where it is named',
    query: productQuery,
    response: pageOf(productSummarySchema),
  },
  (ctx, { query }) => listProducts(ctx, query),
);
export const POST = endpoint(
  {
    role: 'user',
    owner: 'marketingCompany',
    summary: 'Add a product to a marketing company',
    body: createProductSchema,
    response: productSchema,
    status: 201,
  },
  (ctx, { body }) => createProduct(ctx, body),
);
export const ALL = methodNotAllowed('GET', 'POST');
