import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { betweenDays } from '#db/between-days.ts';
import { leadsOfOpportunities } from '#db/opportunity-origin.ts';
import { marketingCampaigns, marketingCompanies, marketingLeads } from '#db/schema/index.ts';
import { holdsEveryWord } from '#db/search/holds-text.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import { decodeCursor, encodeCursor } from '#shared/list.ts';
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
  const wanted = [
    [filters.marketingCompanyId, leads.marketingCompanyId],
    [filters.campaignId, leads.campaignId],
    [filters.status, leads.status],
    [filters.source, leads.source],
  ] as const;
  return and(
    ...wanted.map(([value, column]) => (value === undefined ? undefined : eq(column, value))),
    filters.from === undefined ? undefined : gte(leads.createdAt, filters.from),
    betweenDays(ctx, leads.createdAt, { from: filters.createdFrom, to: filters.createdTo }),
    filters.hasCampaign && isNull(leads.campaignId),
    filters.hasOpportunity && sql`${leads.id} in (${leadsOfOpportunities(ctx.workspace.id)})`,
    holdsEveryWord(q, { folded: [leads.searchText] }),
  );
}

export async function listLeads(
  ctx: ServiceContext,
  { sort = '-createdAt', cursor, limit, count: isCounted, ...filters }: LeadQuery,
): Promise<Page<LeadSummary>> {
  const leads = alias(marketingLeads, 'each_company');
  const [after, order] = sort === 'createdAt' ? [gt, asc] : [lt, desc];
  const behind = cursor === undefined ? undefined : decodeCursor(cursor);
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
        behind &&
          or(
            after(leads.createdAt, behind.key),
            and(eq(leads.createdAt, behind.key), after(leads.id, behind.id)),
          ),
      ),
    )
    .orderBy(order(leads.createdAt), order(leads.id))
    .limit(limit + 1);
  const rows = await ctx
    .rows(marketingCompanies)
    .select({ lead: columns, campaignName: marketingCampaigns.name })
    .innerJoin(marketingLeads, inArray(marketingLeads.id, first))
    .leftJoin(marketingCampaigns, eq(marketingCampaigns.id, marketingLeads.campaignId))
    .orderBy(order(marketingLeads.createdAt), order(marketingLeads.id))
    .limit(limit + 1);
  const items = rows.slice(0, limit).map(({ lead, campaignName }) => ({ ...lead, campaignName }));
  const last = items.at(-1);
  return {
    items,
    nextCursor: rows.length > limit && last ? encodeCursor({ key: last.createdAt, id: last.id }) : null,
    ...(isCounted && {
      total: await ctx.rows(marketingLeads).count(matchingLeads(ctx, marketingLeads, filters)),
    }),
  };
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
