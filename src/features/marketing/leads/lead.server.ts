import { and, eq, getTableColumns, gte, inArray, isNull, sql } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { betweenDays } from '#db/between-days.ts';
import { leadsOfOpportunities } from '#db/opportunity-origin.ts';
import { keyset, orderOf } from '#db/list/keyset.ts';
import { listRows } from '#db/list/list-rows.ts';
import { whereGiven } from '#db/list/where-given.ts';
import { marketingCampaigns, marketingCompanies, marketingLeads } from '#db/schema/index.ts';
import { holdsEveryWord } from '#db/search/holds-text.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import { statusesFrom } from '#features/marketing/analytics/lead-shares.rules.ts';
import { leadSearchText } from './lead-text.rules.ts';
import type { CreateLead, Lead, LeadQuery, LeadSummary, UpdateLead } from './lead.schema.ts';
import {
  changeRow,
  insertRow,
  requireFresh,
  requireMarketingCompany,
  requireRow,
} from '#features/marketing/marketing-rows.server.ts';

const { searchText: _searchText, ...columns } = getTableColumns(marketingLeads);

/** Removes the folded text, which only the search uses. */
const asLead = ({ searchText: _, ...lead }: typeof marketingLeads.$inferSelect): Lead => lead;
type Filtered = 'id' | 'marketingCompanyId' | 'campaignId' | 'status' | 'source' | 'createdAt' | 'searchText';

/** Conditions of a list on one company's leads, or on those of the company that an outer query is at. */
function matchingLeads(
  ctx: ServiceContext,
  leads: Record<Filtered, SQLiteColumn>,
  { q, ...filters }: Omit<LeadQuery, 'sort' | 'cursor' | 'limit' | 'count'>,
) {
  return and(
    whereGiven(
      [leads.marketingCompanyId, filters.marketingCompanyId],
      [leads.campaignId, filters.campaignId],
      [leads.status, filters.status],
      [leads.source, filters.source],
    ),
    filters.reached && inArray(leads.status, statusesFrom(filters.reached)),
    filters.from === undefined ? undefined : gte(leads.createdAt, filters.from),
    betweenDays(ctx, leads.createdAt, { from: filters.createdFrom, to: filters.createdTo }),
    filters.hasCampaign && isNull(leads.campaignId),
    filters.hasOpportunity && sql`${leads.id} in (${leadsOfOpportunities(ctx.workspace.id)})`,
    holdsEveryWord(q, { folded: [leads.searchText] }),
  );
}

export async function listLeads(
  ctx: ServiceContext,
  { sort = '-createdAt', cursor, limit, count, ...filters }: LeadQuery,
): Promise<Page<LeadSummary>> {
  const query = { cursor, limit, count };
  const leads = alias(marketingLeads, 'each_company');
  const { after, orderBy, most } = keyset(orderOf({ createdAt: leads.createdAt }, leads.id, sort), query);
  // The first of each company, which are in order in its index: all leads of several companies would have to be sorted.
  const first = ctx.db
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        filters.campaignId === undefined
          ? eq(leads.marketingCompanyId, marketingCompanies.id)
          : // The plus leaves the search to the campaign's own, shorter index.
            sql`+${leads.marketingCompanyId} = ${marketingCompanies.id}`,
        matchingLeads(ctx, leads, filters),
        after,
      ),
    )
    .orderBy(...orderBy)
    .limit(most);
  return listRows(query, {
    // The plus keeps SQLite from looking for them by their time: it would go through all leads of the workspace.
    order: orderOf(
      { createdAt: { by: sql`+${marketingLeads.createdAt}`, holds: 'string' } },
      marketingLeads.id,
      sort,
    ),
    select: (place) =>
      ctx
        .rows(marketingCompanies)
        .select({ lead: columns, campaignName: marketingCampaigns.name, place })
        .innerJoin(marketingLeads, inArray(marketingLeads.id, first))
        .leftJoin(marketingCampaigns, eq(marketingCampaigns.id, marketingLeads.campaignId)),
    items: (rows) => rows.map(({ lead, campaignName }) => ({ ...lead, campaignName })),
    count: () => ctx.rows(marketingLeads).count(matchingLeads(ctx, marketingLeads, filters)),
  });
}

export const getLead = async (ctx: ServiceContext, id: number): Promise<Lead> =>
  asLead(await requireRow(ctx, 'lead', id));

export async function createLead(ctx: ServiceContext, input: CreateLead): Promise<Lead> {
  const { marketingCompanyId, campaignId } = input;
  await requireMarketingCompany(ctx, marketingCompanyId);
  const campaign = campaignId === null ? null : await requireRow(ctx, 'campaign', campaignId);
  if (campaign && campaign.marketingCompanyId !== marketingCompanyId) throw new AppError('not_found');
  return asLead(await insertRow(ctx, 'lead', { ...input, searchText: leadSearchText(input) }));
}

export async function updateLead(
  ctx: ServiceContext,
  id: number,
  { updatedAt: read, ...changes }: UpdateLead,
): Promise<Lead> {
  const current = await requireRow(ctx, 'lead', id);
  requireFresh(asLead(current), read);
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const searchText = leadSearchText({ ...current, ...given });
  return asLead(await changeRow(ctx, 'lead', current, { ...changes, searchText }));
}
