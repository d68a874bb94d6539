import { portfolioFileQuery } from '#features/consulting/portfolio/portfolio.schema.ts';
import { portfolioFile } from '#features/consulting/portfolio/portfolio-file.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    act: 'export',
    summary: 'The portfolio as a file, with the filters and the order of the list',
    query: portfolioFileQuery,
    gives: ['text/csv'],
  },
  (ctx, { query }) => portfolioFile(ctx, query),
);
export const ALL = methodNotAllowed('GET');
