import { replySchema, inboxEntrySchema } from '#features/leads/inbox/inbox.schema.ts';
import { answerEntry } from '#features/loop/arrows/inbox-release.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'inboxEntry',
    id: 'invalid_id',
    summary: 'Answer an entry by e-mail',
    body: replySchema,
    response: inboxEntrySchema,
    status: 201,
    refuses: ['claimed'],
    wakesJobs: true,
  },
  (ctx, { id, body, http }) => answerEntry(ctx, id, body, http.locals.runtime.config),
);
export const ALL = methodNotAllowed('POST');
