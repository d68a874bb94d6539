import { findEntry } from '#features/leads/inbox-rows.server.ts';
import { updateInboxSchema } from '#features/leads/inbox.schema.ts';
import { updateEntry } from '#features/leads/inbox.server.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';

export const prerender = false;
const entry = { role: 'user', owner: 'inboxEntry', id: 'invalid_id' } as const;

export const GET = endpoint({ ...entry, summary: 'One entry of the inbox with its answers' }, (ctx, { id }) =>
  findEntry(ctx, id),
);
export const PATCH = endpoint(
  { ...entry, summary: 'Mark an entry as read, unread, archived or spam', body: updateInboxSchema },
  (ctx, { id, body }) => updateEntry(ctx, id, body),
);
export const ALL = methodNotAllowed('GET', 'PATCH');
