import { and, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { betweenDays } from '#db/between-days.ts';
import { leadsOfOpportunities } from '#db/opportunity-origin.ts';
import { inboxEntries } from '#db/schema/index.ts';
import { INBOX_KINDS } from '#features/site/contact/inbox.values.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { sourceOf } from './inbox.rules.ts';
import type { InboxQuery } from './inbox.schema.ts';

export type EntryFilter = Partial<Omit<InboxQuery, 'q' | 'sort' | 'cursor' | 'limit' | 'count' | 'status'>>;

const { kind, marketingLeadId, opportunityId, createdAt } = inboxEntries;

/** Matches entries by the campaign of the lead that they became; null: of none. */
const ofCampaign = (campaignId: number | null): SQL =>
  campaignId === null
    ? sql`not exists (select 1 from "marketing_leads" x where x."id" = ${marketingLeadId} and x."campaignId" is not null)`
    : sql`${marketingLeadId} in (select x."id" from "marketing_leads" x where x."campaignId" = ${campaignId})`;

const isOf = (source: NonNullable<EntryFilter['source']>): SQL =>
  inArray(
    kind,
    INBOX_KINDS.filter((each) => sourceOf(each) === source),
  );

const listRows = z.array(z.object({ ids: z.string() }));

/** The leads that led to an opportunity, read once: a folder's pages and counts are queries of their own. */
async function isLeadOfOpportunity(ctx: ServiceContext): Promise<SQL> {
  const leads = leadsOfOpportunities(ctx.workspace.id);
  const found = await ctx.db.all(sql`select json_group_array(distinct "leadId") as "ids" from (${leads})`);
  return sql`${marketingLeadId} in (select value from json_each(${listRows.parse(found)[0]?.ids ?? '[]'}))`;
}

/** Conditions of the filters that have nothing to do with folder and search. */
export async function entryFilters(ctx: ServiceContext, query: EntryFilter): Promise<SQL | undefined> {
  return and(
    query.kind && eq(kind, query.kind),
    query.source && isOf(query.source),
    query.campaignId === undefined ? undefined : ofCampaign(query.campaignId),
    query.hasCampaign && ofCampaign(null),
    query.hasLead && isNotNull(marketingLeadId),
    query.hasOpportunity && or(isNotNull(opportunityId), await isLeadOfOpportunity(ctx)),
    betweenDays(ctx, createdAt, { from: query.createdFrom, to: query.createdTo }),
  );
}
