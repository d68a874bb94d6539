import { and, inArray, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { betweenDays, type Days } from '#db/between-days.ts';
import { beganAt, leadsLinkedToOpportunities, ownLead } from '#db/opportunity-origin.ts';
import { crmOpportunities, inboxEntries, marketingCompanies, marketingLeads } from '#db/schema/index.ts';
import { isOwnEntry } from '#features/leads/inbox/inbox-places.server.ts';
import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import { GENUINE_STATUSES } from '#features/site/contact/inbox.values.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Count } from './counts.types.ts';

const of = { campaignId: z.number().nullable(), source: z.enum(LEAD_SOURCES) };
const n = z.number();
const dayList = z.string().transform((list) => z.array(n).parse(JSON.parse(list)));
const rows = z.array(
  z.discriminatedUnion('part', [
    z.object({ part: z.literal('enquiry'), ...of, n, leads: n, led: n }),
    z.object({ part: z.literal('lead'), ...of, n, led: n }),
    z.object({
      part: z.literal('opportunity'),
      ...of,
      kind: z.enum(['open', 'won', 'lost']),
      currency: z.string(),
      n,
      cents: n,
      begunDays: dayList,
      wonDays: dayList,
    }),
    z.object({ part: z.literal('earned'), campaignId: n, cents: n }),
  ]),
);

/** The days of each of a group, from which the reader takes the median: sorting them here costs four times as much. */
const daysBetween = (earlier: string, later: string, condition: string): SQL =>
  sql.raw(
    `json_group_array(max(0, julianday(${later}) - julianday(${earlier}))) filter (where ${condition})`,
  );

/** Each opportunity once, with its lead and campaign: two enquiries that came to one are one deal. */
function deals(workspaceId: number, isInPeriod: SQL | undefined): SQL {
  return sql`
    owned as materialized (
      select "crm_opportunities"."id", "crm_opportunities"."source", "crm_opportunities"."currency",
        "crm_opportunities"."amountCents", "crm_opportunities"."createdAt",
        coalesce("crm_opportunities"."closedAt", "crm_opportunities"."stageChangedAt") as "closedAt",
        s."kind", ${ownLead} as "leadId", coalesce(${isInPeriod ?? sql`1`}, 0) as "isInPeriod"
      from "crm_opportunities"
      join "crm_stages" s on s."pipelineId" = "crm_opportunities"."pipelineId" and s."key" = "crm_opportunities"."stage"
      where "crm_opportunities"."workspaceId" = ${workspaceId}
    ),
    deals as materialized (
      select "crm_opportunities".*, w."campaignId", ${beganAt(sql`"crm_opportunities"."leadId"`)} as "beganAt"
      from owned as "crm_opportunities" left join "marketing_leads" w on w."id" = "crm_opportunities"."leadId"
    )`;
}

function enquiries(ctx: ServiceContext, period: Days): SQL {
  const own = and(
    isOwnEntry(ctx),
    inArray(inboxEntries.status, [...GENUINE_STATUSES]),
    betweenDays(ctx, inboxEntries.createdAt, period),
  );
  return sql`
    select 'enquiry', w."campaignId",
      case "inbox_entries"."kind" when 'landing_page' then 'landing_page' else 'website' end as "of",
      null, null, count(*), null, count("inbox_entries"."marketingLeadId"),
      total("inbox_entries"."opportunityId" is not null or "inbox_entries"."marketingLeadId" in led), null, null
    from "inbox_entries" left join "marketing_leads" w on w."id" = "inbox_entries"."marketingLeadId"
    where ${own} group by w."campaignId", "of"`;
}

function leads(ctx: ServiceContext, period: Days): SQL {
  const { marketingCompanyId, createdAt } = marketingLeads;
  const own = ctx.rows(marketingCompanies).select({ id: marketingCompanies.id });
  return sql`
    select 'lead', "campaignId", "source", null, null, sum("n"), null, null, sum("led"), null, null
    from (
      -- In the order of marketing_leads_counts, so that the leads are not sorted.
      select "campaignId", "source", count(*) as "n", total("marketing_leads"."id" in led) as "led"
      from "marketing_leads" where ${and(inArray(marketingCompanyId, own), betweenDays(ctx, createdAt, period))}
      group by "marketingCompanyId", "status", "source", "campaignId"
    ) group by "campaignId", "source"`;
}

export type Counts = { counts: Count[]; earned: Map<number, number> };

/** Counts all steps in one statement. What campaigns earned is of all time. */
export async function countLoop(ctx: ServiceContext, period: Days): Promise<Counts> {
  const workspaceId = ctx.workspace.id;
  const found = await ctx.db.all(sql`
    with ${deals(workspaceId, betweenDays(ctx, crmOpportunities.createdAt, period))},
    led as materialized (
      select "leadId" from owned where "leadId" is not null union all ${leadsLinkedToOpportunities(workspaceId)}
    )
    select 'opportunity' as part, "campaignId", "source", "kind", "currency", count(*) as n,
        total("amountCents") as cents, null as leads, null as led,
        ${daysBetween('"beganAt"', '"createdAt"', '"beganAt" is not null')} as "begunDays",
        ${daysBetween('"createdAt"', '"closedAt"', `"kind" = 'won'`)} as "wonDays"
      from deals where "isInPeriod" group by "campaignId", "source", "kind", "currency"
    union all ${enquiries(ctx, period)}
    union all ${leads(ctx, period)}
    union all
      select 'earned', "campaignId", null, null, null, null, total("amountCents"), null, null, null, null
      from deals where "kind" = 'won' and "currency" = 'EUR' and "campaignId" is not null group by "campaignId"`);
  const answer: Counts = { counts: [], earned: new Map() };
  for (const row of rows.parse(found)) {
    if (row.part === 'earned') answer.earned.set(row.campaignId, row.cents);
    else answer.counts.push(row);
  }
  return answer;
}
