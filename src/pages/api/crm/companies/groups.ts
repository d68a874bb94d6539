import { groupsSchema } from '#features/leads/groups/group.schema.ts';
import { companyGroupsQuery } from '#features/leads/groups/list-groups.schema.ts';
import { groupRecords } from '#features/leads/groups/list-groups.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'How many companies are in each group of a field, under the filters of the list',
    query: companyGroupsQuery,
    response: groupsSchema,
  },
  (ctx, { query }) => groupRecords(ctx, 'company', query),
);
export const ALL = methodNotAllowed('GET');
