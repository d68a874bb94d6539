import { analyticsQuerySchema, analyticsSchema } from '#features/leads/analytics/analytics.schema.ts';
import { analyse } from '#features/leads/analytics/analytics.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'New leads, conversion, time in stage and activity of a period, and the forecast',
    query: analyticsQuerySchema,
    response: analyticsSchema,
  },
  (ctx, { query }) => analyse(ctx, query),
);
export const ALL = methodNotAllowed('GET');
