import { createSegment, listAudiences } from '#features/loop/mailing/audience.server.ts';
import { audienceSchema, createSegmentSchema } from '#features/loop/mailing/mailing.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { itemsOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'The segments, with how many people meet the conditions of each now',
    response: itemsOf(audienceSchema),
  },
  (ctx) => listAudiences(ctx, 'segment'),
);
export const POST = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'Make a segment of contacts or leads, by conditions as views have them',
    body: createSegmentSchema,
    response: audienceSchema,
    status: 201,
  },
  (ctx, { body }) => createSegment(ctx, body),
);
export const ALL = methodNotAllowed('GET', 'POST');
