import { updateViewSchema, viewSchema } from '#features/leads/views/view.schema.ts';
import { deleteView, requireView, updateView } from '#features/leads/views/view.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const view = { role: 'user', owner: 'view', id: 'invalid_id' } as const;

export const GET = endpoint({ ...view, summary: 'One view', response: viewSchema }, (ctx, { id }) =>
  requireView(ctx, id),
);
export const PATCH = endpoint(
  { ...view, summary: 'Change a view', body: updateViewSchema, response: viewSchema },
  (ctx, { id, body }) => updateView(ctx, id, body),
);
export const DELETE = endpoint(
  { ...view, summary: 'Delete a view, and none of the records that it shows', status: 204 },
  (ctx, { id }) => deleteView(ctx, id),
);
export const ALL = methodNotAllowed('GET', 'PATCH', 'DELETE');
