import { ownSchema, updateOwnSchema } from '#features/consulting/report/catalogue/own/own.schema.ts';
import { deleteOwn, requireOwn, updateOwn } from '#features/consulting/report/catalogue/own/own.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const own = { role: 'user', owner: 'ownIntervention', id: 'invalid_id' } as const;

export const GET = endpoint({ ...own, summary: 'An own intervention', response: ownSchema }, (ctx, { id }) =>
  requireOwn(ctx, id),
);
export const PATCH = endpoint(
  { ...own, summary: 'Change an own intervention', body: updateOwnSchema, response: ownSchema },
  (ctx, { id, body }) => updateOwn(ctx, id, body),
);
export const DELETE = endpoint(
  { ...own, summary: 'Delete an own intervention; it can be restored for a day', status: 204 },
  (ctx, { id }) => deleteOwn(ctx, id),
);
export const ALL = methodNotAllowed('GET', 'PATCH', 'DELETE');
