import { listChanges } from '#features/loop/journal/changes.server.ts';
import { changesQuery, changesSchema } from '#features/loop/journal/journal.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'crmContact',
    summary: 'Who changed a record, when, by what, and what it held before; the newest first',
    answers: 'Kept for 30 days. A record that was deleted is told of as well.',
    query: changesQuery,
    response: changesSchema,
  },
  (ctx, { query }) => listChanges(ctx, query),
);
export const ALL = methodNotAllowed('GET');
