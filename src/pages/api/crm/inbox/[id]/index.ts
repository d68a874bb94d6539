import { findEntry } from '#features/leads/inbox/inbox-rows.server.ts';
import { updateInboxSchema, inboxEntrySchema } from '#features/leads/inbox/inbox.schema.ts';
import { moveEntry } from '#features/loop/arrows/inbox-release.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const entry = { role: 'user', owner: 'inboxEntry', id: 'invalid_id' } as const;

export const GET = endpoint(
  { ...entry, summary: 'One entry of the inbox with its answers', response: inboxEntrySchema },
  (ctx, { id }) => findEntry(ctx, id),
);
export const PATCH = endpoint(
  {
    ...entry,
    summary: 'Mark an entry as read, unread, archived or spam; suspected spam that is read is genuine',
    body: updateInboxSchema,
    response: inboxEntrySchema,
    wakesJobs: true,
  },
  (ctx, { id, body, http }) => moveEntry(ctx, id, body, http.locals.runtime.config),
);
export const ALL = methodNotAllowed('GET', 'PATCH');
