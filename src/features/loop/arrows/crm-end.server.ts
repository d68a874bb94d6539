import { eq, inArray } from 'drizzle-orm';
import { companies, crmCompanies, crmContacts, crmOpportunities } from '#db/schema/index.ts';
import { companyNamed } from '#features/leads/companies/company.server.ts';
import type { LeadSource } from '#shared/lead-sources.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { link, linkedFrom } from '#features/loop/chain/loop-links.server.ts';

/** Reviews back that are looked through for where a company came from. */
const MOST_REVIEWS = 20;

/** `source`: how the client came, which what is made for it goes by. */
export type CrmEnd = { contactId: number | null; companyId: number | null; source: LeadSource };

async function stillThere(
  ctx: ServiceContext,
  table: typeof crmContacts | typeof crmCompanies,
  ids: readonly number[],
): Promise<{ id: number; source: LeadSource } | null> {
  const rows = await ctx
    .rows(table)
    .select({ id: table.id, source: table.source })
    .where(inArray(table.id, [...ids]));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])[0] ?? null;
}

/** Returns what this review of a company came from in the lead manager. */
async function originOf(ctx: ServiceContext, companyId: number): Promise<CrmEnd> {
  const end = { kind: 'company', id: companyId } as const;
  const [contacts, known, opportunities] = await Promise.all([
    linkedFrom(ctx, end, 'crm_contact'),
    linkedFrom(ctx, end, 'crm_company'),
    linkedFrom(ctx, end, 'crm_opportunity'),
  ]);
  const { id, contactId, companyId: crmCompanyId, source } = crmOpportunities;
  const deals = await ctx
    .rows(crmOpportunities)
    .select({ id, contactId, companyId: crmCompanyId, source })
    .where(inArray(id, opportunities));
  const newest = deals.sort((one, other) => other.id - one.id);
  const people = [...newest.flatMap((deal) => deal.contactId ?? []), ...contacts];
  const firms = [...newest.flatMap((deal) => deal.companyId ?? []), ...known];
  const [contact, company] = await Promise.all([
    stillThere(ctx, crmContacts, people),
    stillThere(ctx, crmCompanies, firms),
  ]);
  return {
    contactId: contact?.id ?? null,
    companyId: company?.id ?? null,
    source: [...newest, contact, company].find((each) => each && each.source !== 'other')?.source ?? 'other',
  };
}

/**
 * Returns the contact and company of the lead manager that a consulting company, or an earlier review of it, came
 * from; else a company of the same name, which is made where there is none, and linked.
 */
export async function crmEndOf(ctx: ServiceContext, companyId: number, name: string): Promise<CrmEnd> {
  let at: number | null = companyId;
  for (let step = 0; at !== null && step < MOST_REVIEWS; step += 1) {
    const origin = await originOf(ctx, at);
    if (origin.contactId !== null || origin.companyId !== null) return origin;
    const [row]: { follows: number | null }[] = await ctx
      .rows(companies)
      .select({ follows: companies.followsCompanyId })
      .where(eq(companies.id, at));
    at = row?.follows ?? null;
  }
  const id = await companyNamed(ctx, name);
  await link(ctx, { kind: 'crm_company', id }, { kind: 'company', id: companyId });
  const company = await stillThere(ctx, crmCompanies, [id]);
  return { contactId: null, companyId: id, source: company?.source ?? 'other' };
}
