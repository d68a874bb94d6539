import { searchQuery, searchPageSchema } from '#features/leads/search/search.schema.ts';
import { search } from '#features/leads/search/search.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'Search the lead manager',
    query: searchQuery,
    response: searchPageSchema,
  },
  (ctx, { query }) => search(ctx, query),
);
export const ALL = methodNotAllowed('GET');
