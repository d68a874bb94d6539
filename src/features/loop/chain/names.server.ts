import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import {
  companies,
  contactMessages,
  crmCompanies,
  crmContacts,
  crmOpportunities,
  inboxEntries,
  marketingCampaigns,
  marketingCompanies,
  marketingLeads,
  marketingProducts,
  problems,
  reports,
} from '#db/schema/index.ts';
import { isOwnEntry } from '#features/leads/inbox/inbox-places.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { beginningOf } from '#shared/texts/text.ts';
import { STEP_KINDS, type StepKind } from './links.values.ts';

/** `page`: the id in the address, of a report and a problem that of their company. */
export type Named = { id: number; name: string; at: string; page: number };

const NAME_LENGTH = 160;

type Select = (ids: number[]) => Promise<Named[]>;

/** One query a kind; what the caller may not see is not in its answer. */
function selectsOf(ctx: ServiceContext): Record<StepKind, Select> {
  const columns = (id: SQLiteColumn, name: SQLiteColumn | SQL, at: SQLiteColumn, page = id) => ({
    id: sql<number>`${id}`,
    name: sql<string>`${name}`,
    at: sql<string>`${at}`,
    page: sql<number>`${page}`,
  });
  const person = sql`trim(${crmContacts.firstName} || ' ' || coalesce(${crmContacts.lastName}, ''))`;
  const leads = marketingLeads;
  return {
    inbox_entry: async (ids) =>
      ctx.db
        .select(
          columns(
            inboxEntries.id,
            sql`coalesce(${contactMessages.name}, ${leads.contactName}, ${leads.companyName}, '')`,
            inboxEntries.createdAt,
          ),
        )
        .from(inboxEntries)
        .leftJoin(contactMessages, eq(contactMessages.id, inboxEntries.contactMessageId))
        .leftJoin(leads, eq(leads.id, inboxEntries.marketingLeadId))
        .where(and(inArray(inboxEntries.id, ids), isOwnEntry(ctx))),
    crm_contact: async (ids) =>
      ctx
        .rows(crmContacts)
        .select(columns(crmContacts.id, person, crmContacts.createdAt))
        .where(inArray(crmContacts.id, ids)),
    crm_company: async (ids) =>
      ctx
        .rows(crmCompanies)
        .select(columns(crmCompanies.id, crmCompanies.name, crmCompanies.createdAt))
        .where(inArray(crmCompanies.id, ids)),
    crm_opportunity: async (ids) =>
      ctx
        .rows(crmOpportunities)
        .select(columns(crmOpportunities.id, crmOpportunities.title, crmOpportunities.createdAt))
        .where(inArray(crmOpportunities.id, ids)),
    company: async (ids) =>
      ctx
        .rows(companies)
        .select(columns(companies.id, companies.name, companies.createdAt))
        .where(inArray(companies.id, ids)),
    problem: async (ids) =>
      ctx
        .rows(problems)
        .select(columns(problems.id, problems.description, problems.createdAt, companies.id))
        .innerJoin(companies, eq(companies.id, problems.companyId))
        .where(inArray(problems.id, ids)),
    report: async (ids) =>
      ctx
        .rows(reports)
        .select(columns(reports.id, companies.name, reports.createdAt, companies.id))
        .innerJoin(companies, eq(companies.id, reports.companyId))
        .where(inArray(reports.id, ids)),
    marketing_company: async (ids) =>
      ctx
        .rows(marketingCompanies)
        .select(columns(marketingCompanies.id, marketingCompanies.name, marketingCompanies.createdAt))
        .where(inArray(marketingCompanies.id, ids)),
    marketing_product: async (ids) =>
      ctx
        .rows(marketingProducts)
        .select(columns(marketingProducts.id, marketingProducts.name, marketingProducts.createdAt))
        .where(inArray(marketingProducts.id, ids)),
    marketing_campaign: async (ids) =>
      ctx
        .rows(marketingCampaigns)
        .select(columns(marketingCampaigns.id, marketingCampaigns.name, marketingCampaigns.createdAt))
        .where(inArray(marketingCampaigns.id, ids)),
    marketing_lead: async (ids) =>
      ctx
        .rows(leads)
        .select(columns(leads.id, sql`coalesce(${leads.contactName}, ${leads.companyName})`, leads.createdAt))
        .where(inArray(leads.id, ids)),
  };
}

export const keyOf = ({ kind, id }: { kind: StepKind; id: number }): string => `${kind}:${id}`;

/** Returns name, time and page of the records that are there and that the caller may see. */
export async function namesOf(
  ctx: ServiceContext,
  wanted: readonly { kind: StepKind; id: number }[],
): Promise<Map<string, Named>> {
  const selects = selectsOf(ctx);
  const found = await Promise.all(
    STEP_KINDS.map(async (kind) => {
      const ids = [...new Set(wanted.filter((each) => each.kind === kind).map(({ id }) => id))];
      const rows = ids.length === 0 ? [] : await selects[kind](ids);
      return rows.map((row): [string, Named] => [
        keyOf({ kind, id: row.id }),
        { ...row, name: beginningOf(row.name.replace(/\s+/g, ' '), NAME_LENGTH) },
      ]);
    }),
  );
  return new Map(found.flat());
}
