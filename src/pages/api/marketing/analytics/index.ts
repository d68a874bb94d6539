import {
  analyticsQuery,
  createAnalyticsSchema,
  snapshotSchema,
} from '#features/marketing/analytics/analytics.schema.ts';
import { createAnalytics, listAnalytics } from '#features/marketing/analytics/analytics.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'The stored snapshots of the analytics',
    query: analyticsQuery,
    response: pageOf(snapshotSchema),
  },
  (ctx, { query }) => listAnalytics(ctx, query),
);
export const POST = endpoint(
  {
    role: 'user',
    owner: 'marketingCompany',
    summary: 'Store figures of one’s own with summary and recommendations',
    body: createAnalyticsSchema,
    response: snapshotSchema,
    status: 201,
  },
  (ctx, { body }) => createAnalytics(ctx, body),
);
export const ALL = methodNotAllowed('GET', 'POST');
