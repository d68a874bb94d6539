import { restoreAudience } from '#features/loop/mailing/audience.server.ts';
import { audienceSchema } from '#features/loop/mailing/mailing.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'deleted mailSegment',
    id: 'invalid_id',
    summary: 'Restore a deleted segment',
    response: audienceSchema,
  },
  (ctx, { id }) => restoreAudience(ctx, 'segment', id),
);
export const ALL = methodNotAllowed('POST');
