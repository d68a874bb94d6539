import { timelineQuerySchema, timelineItemSchema } from '#features/leads/timeline/timeline.schema.ts';
import { listTimeline } from '#features/leads/timeline/timeline.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'What happened to one contact, company or opportunity, the newest first',
    query: timelineQuerySchema,
    response: pageOf(timelineItemSchema),
  },
  (ctx, { query }) => listTimeline(ctx, query),
);
export const ALL = methodNotAllowed('GET');
