import { rowOrderSchema, rowIdsSchema } from '#features/consulting/profile/rows/row-list.schema.ts';
import { moveRows } from '#features/consulting/profile/rows/row-order.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const PATCH = endpoint(
  {
    role: 'user',
    owner: 'company',
    id: 'invalid_company_id',
    summary: 'Move rows within a list of the profile',
    body: rowOrderSchema,
    response: rowIdsSchema,
  },
  (ctx, { id, body }) => moveRows(ctx, id, body),
);
export const ALL = methodNotAllowed('PATCH');
