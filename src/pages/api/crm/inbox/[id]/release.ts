import { releaseEntry } from '#features/leads/inbox/inbox-claim.server.ts';
import { inboxEntrySchema } from '#features/leads/inbox/inbox.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'inboxEntry',
    id: 'invalid_id',
    summary: 'Say that the caller is answering an entry no more',
    answers: 'Who was not answering it changes nothing.',
    response: inboxEntrySchema,
  },
  (ctx, { id }) => releaseEntry(ctx, id),
);
export const ALL = methodNotAllowed('POST');
