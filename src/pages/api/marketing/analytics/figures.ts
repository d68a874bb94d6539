import { figuresQuery, figuresSchema } from '#features/marketing/analytics/analytics.schema.ts';
import { countFigures } from '#features/marketing/analytics/analytics.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'Funnel, sources, campaigns and leads over time, of a span of days where one is named',
    query: figuresQuery,
    response: figuresSchema,
  },
  (ctx, { query }) => countFigures(ctx, query),
);
export const ALL = methodNotAllowed('GET');
