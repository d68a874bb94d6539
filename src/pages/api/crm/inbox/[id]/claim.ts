import { claimEntry } from '#features/leads/inbox/inbox-claim.server.ts';
import { claimSchema, inboxEntrySchema } from '#features/leads/inbox/inbox.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'inboxEntry',
    id: 'invalid_id',
    summary: 'Say that the caller is answering an entry, for half an hour from the last call',
    answers:
      'Called again, it says so again. `takeOver` takes it from somebody else, for an owner of the workspace.',
    body: claimSchema,
    response: inboxEntrySchema,
    refuses: ['claimed'],
  },
  (ctx, { id, body }) => claimEntry(ctx, id, body),
);
export const ALL = methodNotAllowed('POST');
