import { searchLeads } from '#features/loop/arrows/lead-search.server.ts';
import { leadSearchQuery, searchHitSchema } from '#features/marketing/prospects/lead-search.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'Search leads, inbox, contacts and imported lists, the best fits first with the reasons',
    query: leadSearchQuery,
    response: pageOf(searchHitSchema),
  },
  (ctx, { query }) => searchLeads(ctx, query),
);
export const ALL = methodNotAllowed('GET');
