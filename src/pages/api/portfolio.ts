import {
  portfolioPageSchema,
  portfolioQuerySchema,
} from '#features/consulting/portfolio/portfolio.schema.ts';
import { listPortfolio } from '#features/consulting/portfolio/portfolio.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: "The caller's companies with stage, overdue actions, next review and what was found and saved",
    query: portfolioQuerySchema,
    response: portfolioPageSchema,
  },
  (ctx, { query }) => listPortfolio(ctx, query),
);
export const ALL = methodNotAllowed('GET');
