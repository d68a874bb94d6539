import { replyToEntry } from '#features/leads/inbox-reply.server.ts';
import { replySchema } from '#features/leads/inbox.schema.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'inboxEntry',
    id: 'invalid_id',
    summary: 'Answer an entry by e-mail',
    body: replySchema,
    status: 201,
    wakesJobs: true,
  },
  (ctx, { id, body, http }) => replyToEntry(ctx, id, body, http.locals.runtime.config),
);
export const ALL = methodNotAllowed('POST');
