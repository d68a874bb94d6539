import { groupsSchema } from '#features/leads/groups/group.schema.ts';
import { opportunityGroupsQuery } from '#features/leads/groups/list-groups.schema.ts';
import { groupOpportunities } from '#features/leads/groups/list-groups.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary:
      'How many opportunities are in each group of a field and what they are worth, under the filters of the list',
    query: opportunityGroupsQuery,
    response: groupsSchema,
  },
  (ctx, { query }) => groupOpportunities(ctx, query),
);
export const ALL = methodNotAllowed('GET');
