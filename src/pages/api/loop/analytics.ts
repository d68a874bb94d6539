import { loopAnalyticsQuery, loopAnalyticsSchema } from '#features/loop/analytics/analytics.schema.ts';
import { analyseLoop } from '#features/loop/analytics/analytics.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'The way from campaign to won: counts, amounts, times and return, by campaign and source',
    query: loopAnalyticsQuery,
    response: loopAnalyticsSchema,
  },
  (ctx, { query }) => analyseLoop(ctx, query),
);
export const ALL = methodNotAllowed('GET');
