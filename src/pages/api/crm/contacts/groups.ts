import { groupsSchema } from '#features/leads/groups/group.schema.ts';
import { contactGroupsQuery } from '#features/leads/groups/list-groups.schema.ts';
import { groupRecords } from '#features/leads/groups/list-groups.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'How many contacts are in each group of a field, under the filters of the list',
    query: contactGroupsQuery,
    response: groupsSchema,
  },
  (ctx, { query }) => groupRecords(ctx, 'contact', query),
);
export const ALL = methodNotAllowed('GET');
