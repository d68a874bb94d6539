import { deleteAudience, getAudience, updateAudience } from '#features/loop/mailing/audience.server.ts';
import { audienceSchema, updateListSchema } from '#features/loop/mailing/mailing.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const list = { role: 'user', owner: 'mailList', id: 'invalid_id' } as const;

export const GET = endpoint(
  { ...list, summary: 'One list of addresses', response: audienceSchema },
  (ctx, { id }) => getAudience(ctx, 'list', id),
);
export const PATCH = endpoint(
  { ...list, summary: 'Rename a list', body: updateListSchema, response: audienceSchema },
  (ctx, { id, body }) => updateAudience(ctx, 'list', id, body),
);
export const DELETE = endpoint(
  {
    ...list,
    summary: 'Delete a list with its addresses; what was sent to it and what its people have agreed to stays',
    status: 204,
  },
  (ctx, { id }) => deleteAudience(ctx, 'list', id),
);
export const ALL = methodNotAllowed('GET', 'PATCH', 'DELETE');
