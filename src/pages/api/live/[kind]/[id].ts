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
  (ctx, { id, query, http: { params, request } }) => {
    // Of a browser that has lost the stream and asks again.
    const last = liveQuerySchema.shape.after.safeParse(request.headers.get('last-event-id') ?? undefined);
    return readLive(ctx, liveKind(params.kind), id, { ...query, after: last.data ?? query.after });
  },
);
export const ALL = methodNotAllowed('GET');
