import { eq, inArray, sql } from 'drizzle-orm';
import {
  contactMessages,
  crmCompanies,
  crmContacts,
  crmOpportunities,
  inboxEntries,
  marketingCompanies,
  marketingLeads,
} from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { RuleSubject } from './rule.values.ts';

type About = { record: RuleSubject; recordId: number };

/** Returns the names of records by kind and id, `contact 12`; without those that are gone or of another workspace. */
export async function recordNames(
  ctx: ServiceContext,
  of: readonly About[],
): Promise<ReadonlyMap<string, string>> {
  const idsOf = (kind: RuleSubject) => [
    ...new Set(of.flatMap(({ record, recordId }) => (record === kind ? [recordId] : []))),
  ];
  const name = sql<string>`trim(${crmContacts.firstName} || ' ' || coalesce(${crmContacts.lastName}, ''))`;
  const found = {
    contact: await ctx
      .rows(crmContacts)
      .select({ id: crmContacts.id, name })
      .where(inArray(crmContacts.id, idsOf('contact'))),
    company: await ctx
      .rows(crmCompanies)
      .select({ id: crmCompanies.id, name: crmCompanies.name })
      .where(inArray(crmCompanies.id, idsOf('company'))),
    opportunity: await ctx
      .rows(crmOpportunities)
      .select({ id: crmOpportunities.id, name: crmOpportunities.title })
      .where(inArray(crmOpportunities.id, idsOf('opportunity'))),
    enquiry: await ctx.db
      .select({
        id: inboxEntries.id,
        name: sql<string>`coalesce(${contactMessages.name}, ${marketingLeads.contactName}, ${marketingLeads.companyName}, '')`,
      })
      .from(inboxEntries)
      .leftJoin(contactMessages, eq(contactMessages.id, inboxEntries.contactMessageId))
      .leftJoin(marketingLeads, eq(marketingLeads.id, inboxEntries.marketingLeadId))
      .leftJoin(marketingCompanies, eq(marketingCompanies.id, marketingLeads.marketingCompanyId))
      .where(
        sql`${inArray(inboxEntries.id, idsOf('enquiry'))} and coalesce(${inboxEntries.workspaceId}, ${marketingCompanies.workspaceId}) = ${ctx.workspace.id}`,
      ),
    lead: await ctx
      .rows(marketingLeads)
      .select({
        id: marketingLeads.id,
        name: sql<string>`coalesce(${marketingLeads.contactName}, ${marketingLeads.companyName}, '')`,
      })
      .where(inArray(marketingLeads.id, idsOf('lead'))),
  };
  return new Map(
    Object.entries(found).flatMap(([record, rows]) =>
      rows.map((row): [string, string] => [`${record} ${row.id}`, row.name]),
    ),
  );
}

/** Whether a record is there, in the workspace. */
export const isThere = async (ctx: ServiceContext, of: About): Promise<boolean> =>
  (await recordNames(ctx, [of])).size > 0;
