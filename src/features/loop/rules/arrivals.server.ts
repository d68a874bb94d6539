import { and, eq, inArray, sql } from 'drizzle-orm';
import { contactMessages, inboxEntries, marketingCompanies, marketingLeads } from '#db/schema/index.ts';
import type { ArrivalValues } from '#features/leads/views/arrival-filter.rules.ts';
import type { Arrival } from '#features/leads/views/view-fields.values.ts';
import type { ServiceContext } from '#kernel/context.ts';

type Arrived = ArrivalValues & { readonly id: string };

const listOf = (ids: readonly number[]) => sql`(select value from json_each(${JSON.stringify(ids)}))`;

function enquiries(ctx: ServiceContext, ids: readonly number[]) {
  const [message, lead] = [contactMessages, marketingLeads];
  return ctx.db
    .select({
      id: sql<string>`${inboxEntries.id}`,
      name: sql<string | null>`coalesce(${message.name}, ${lead.contactName})`,
      email: sql<string | null>`coalesce(${message.email}, ${lead.contactEmail})`,
      company: sql<string | null>`coalesce(${message.company}, ${lead.companyName})`,
      subject: message.subject,
      message: sql<string | null>`coalesce(${message.message}, ${lead.notes})`,
      about: sql<string | null>`coalesce(${message.service}, ${inboxEntries.about})`,
      page: sql<string | null>`coalesce(${inboxEntries.page}, ${inboxEntries.source})`,
      language: inboxEntries.language,
      utmSource: inboxEntries.utmSource,
      utmCampaign: inboxEntries.utmCampaign,
    })
    .from(inboxEntries)
    .leftJoin(contactMessages, eq(contactMessages.id, inboxEntries.contactMessageId))
    .leftJoin(marketingLeads, eq(marketingLeads.id, inboxEntries.marketingLeadId))
    .leftJoin(marketingCompanies, eq(marketingCompanies.id, marketingLeads.marketingCompanyId))
    .where(
      and(
        inArray(inboxEntries.id, listOf(ids)),
        sql`coalesce(${inboxEntries.workspaceId}, ${marketingCompanies.workspaceId}) = ${ctx.workspace.id}`,
      ),
    );
}

function leads(ctx: ServiceContext, ids: readonly number[]) {
  const { companyName, contactName, contactEmail, contactPhone, position, notes } = marketingLeads;
  const { source, language, utmSource, utmCampaign } = marketingLeads;
  return ctx
    .rows(marketingLeads)
    .select({
      id: sql<string>`${marketingLeads.id}`,
      ...{ companyName, contactName, contactEmail, contactPhone, position, notes },
      ...{ source, language, utmSource, utmCampaign },
    })
    .where(inArray(marketingLeads.id, listOf(ids)));
}

/** Returns what has come with the values that conditions ask for; without those that are gone or of another workspace. */
export const arrived = (ctx: ServiceContext, kind: Arrival, ids: readonly number[]): Promise<Arrived[]> =>
  kind === 'enquiry' ? enquiries(ctx, ids) : leads(ctx, ids);
