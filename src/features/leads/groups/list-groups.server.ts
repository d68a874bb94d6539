import { matchingRecords } from '#features/leads/filters.server.ts';
import { placeFilters } from '#features/leads/opportunities/opportunity-list.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Groups } from './group.schema.ts';
import { groupsOf, isAmongQuery } from './group.server.ts';
import type { CompanyGroupsQuery, ContactGroupsQuery, OpportunityGroupsQuery } from './list-groups.schema.ts';

/** The groups of the contacts or companies that a list shows. Errors: `invalid` for a field without groups. */
export async function groupRecords(
  ctx: ServiceContext,
  kind: 'contact' | 'company',
  { group, ...filters }: ContactGroupsQuery | CompanyGroupsQuery,
): Promise<Groups> {
  const isNarrowed = Object.values(filters).some((value) => value !== undefined);
  const ids = isNarrowed ? await matchingRecords(ctx, kind, filters) : undefined;
  return groupsOf(ctx, kind, group, ids && isAmongQuery(kind, ids));
}

/** The same of opportunities. */
export const groupOpportunities = async (
  ctx: ServiceContext,
  { group, pipelineId, ...filters }: OpportunityGroupsQuery,
): Promise<Groups> =>
  groupsOf(ctx, 'opportunity', group, await placeFilters(ctx, pipelineId, { ...filters, pipelineId }));
