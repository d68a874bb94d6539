import { liveQuerySchema, liveSchema } from '#features/loop/live/live.schema.ts';
import { liveKind, readLive } from '#features/loop/live/live.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'company',
    id: 'invalid_id',
    summary: 'Who else has a record open, and what others saved of it',
    answers:
      'With `Accept: text/event-stream` the same as server-sent events, as they come; the id of an event is the number of the journal',
    query: liveQuerySchema,
    response: liveSchema,
  },
  (ctx, { id, query, http }) => readLive(ctx, liveKind(http.params.kind), id, query),
);
export const ALL = methodNotAllowed('GET');
