import { deleteAudience, getAudience, updateAudience } from '#features/loop/mailing/audience.server.ts';
import { audienceSchema, updateSegmentSchema } from '#features/loop/mailing/mailing.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const segment = { role: 'user', owner: 'mailSegment', id: 'invalid_id' } as const;

export const GET = endpoint({ ...segment, summary: 'One segment', response: audienceSchema }, (ctx, { id }) =>
  getAudience(ctx, 'segment', id),
);
export const PATCH = endpoint(
  { ...segment, summary: 'Change a segment', body: updateSegmentSchema, response: audienceSchema },
  (ctx, { id, body }) => updateAudience(ctx, 'segment', id, body),
);
export const DELETE = endpoint(
  {
    ...segment,
    summary: 'Delete a segment; its people and what was sent to it stay',
    status: 204,
  },
  (ctx, { id }) => deleteAudience(ctx, 'segment', id),
);
export const ALL = methodNotAllowed('GET', 'PATCH', 'DELETE');
