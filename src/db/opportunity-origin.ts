import { sql, type SQL } from 'drizzle-orm';
import { GENUINE_STATUSES } from '#features/site/contact/inbox.values.ts';

/**
 * Id of the lead that an opportunity belongs to: the newest one of its contact; has its contact none, the newest of
 * its company's contacts (docs/domain/loop.md). For queries over `crm_opportunities` under its own name.
 */
export const ownLead: SQL<number | null> = sql`coalesce(
  (select l."id" from "marketing_leads" l where l."contactId" = "crm_opportunities"."contactId"
    order by l."createdAt" desc, l."id" desc limit 1),
  (select l."id" from "crm_contacts" c cross join "marketing_leads" l on l."contactId" = c."id"
    where c."companyId" = "crm_opportunities"."companyId" order by l."createdAt" desc, l."id" desc limit 1))`;

/**
 * Time of the first enquiry or lead that an opportunity came of: those that were converted to it or joined it, and the
 * lead that it belongs to. Null where none came before it: what joined a deal that was there already did not begin it.
 * The plus keeps SQLite from reading all links of leads for each opportunity, along the other index.
 */
export const beganAt = (leadId: SQL): SQL<string | null> => sql`(
  select min(x."at") from (
    select e."createdAt" as "at" from "inbox_entries" e
      where e."opportunityId" = "crm_opportunities"."id" and e."status" in ${GENUINE_STATUSES}
    union all
    select l."createdAt" from "loop_links" k cross join "marketing_leads" l on l."id" = k."fromId"
      where k."toKind" = 'crm_opportunity' and k."toId" = "crm_opportunities"."id" and +k."fromKind" = 'marketing_lead'
    union all
    select l."createdAt" from "marketing_leads" l where l."id" = ${leadId}
  ) x where x."at" <= "crm_opportunities"."createdAt")`;

/** Ids of the leads that began or joined an opportunity of the workspace, themselves or as an entry of the inbox. */
export const leadsLinkedToOpportunities = (workspaceId: number): SQL => sql`
  select k."fromId" from "loop_links" k cross join "crm_opportunities" o on o."id" = k."toId"
    where k."fromKind" = 'marketing_lead' and k."toKind" = 'crm_opportunity' and o."workspaceId" = ${workspaceId}
  union all
  select e."marketingLeadId" from "crm_opportunities" o cross join "inbox_entries" e on e."opportunityId" = o."id"
    where o."workspaceId" = ${workspaceId} and e."marketingLeadId" is not null`;

/** Ids of the leads that led to an opportunity of the workspace: it belongs to them, or they began or joined it. */
export const leadsOfOpportunities = (workspaceId: number): SQL => sql`
  select "leadId" from (select ${ownLead} as "leadId" from "crm_opportunities" where "workspaceId" = ${workspaceId})
    where "leadId" is not null
  union all ${leadsLinkedToOpportunities(workspaceId)}`;
