import { and, eq } from 'drizzle-orm';
import { crmCompanies } from '#db/schema/index.ts';
import { ownWorkspaceId } from '#features/accounts/workspace.server.ts';
import type { ServiceContext } from '#server/context.ts';
import { companyNameKey } from './company-name.rules.ts';
import { companyDomainOf } from './duplicate.rules.ts';
import { findDuplicates } from './duplicate.server.ts';
import { opportunityTitle } from './inbox-proposal.texts.ts';
import { originalOf, requireEntryRow, type EntryRow } from './inbox-rows.server.ts';
import { splitName } from './inbox.rules.ts';
import type { Candidate, Proposal } from './inbox.schema.ts';

type Records = Pick<Proposal, 'contact' | 'company' | 'opportunity'>;

/** What an enquiry says of itself; one that names no company proposes none (api.md). */
export function recordsOf({ locale }: ServiceContext, row: EntryRow): Records {
  const { name, email, phone, position, company, service } = originalOf(row);
  const { kind, about } = row.entry;
  const domain = companyDomainOf(email);
  return {
    contact: { ...splitName(name), email, phone, position },
    company: company === null ? null : { name: company, domain },
    opportunity: { title: opportunityTitle(locale, { kind, service, about, who: company ?? name }) },
  };
}

/** Companies of the same name are offered too, though two may share one. */
export async function companiesLike(
  ctx: ServiceContext,
  company: { name: string; domain: string | null },
): Promise<Candidate[]> {
  const same = await findDuplicates(ctx, { kind: 'company', domain: company.domain, taxId: null });
  const { id, name, workspaceId, nameKey } = crmCompanies;
  const named = await ctx.db
    .select({ id, name })
    .from(crmCompanies)
    .where(and(eq(workspaceId, await ownWorkspaceId(ctx)), eq(nameKey, companyNameKey(company.name))))
    .limit(5);
  return [
    ...same.map((found) => ({ id: found.id, name: found.name, field: 'domain' as const })),
    ...named
      .filter((found) => same.every((other) => other.id !== found.id))
      .map((found) => ({ ...found, field: 'name' as const })),
  ];
}

async function contactsLike(ctx: ServiceContext, contact: Proposal['contact']): Promise<Candidate[]> {
  const { email, phone } = contact;
  const found = await findDuplicates(ctx, { kind: 'contact', email, phone });
  // The surest sign comes first; whoever is known by both signs is one person.
  return found
    .filter(({ id }, place) => found.findIndex((each) => each.id === id) === place)
    .map(({ id, name, field }) => ({ id, name, field: field === 'email' ? 'email' : 'phone' }));
}

/** For the form: what would be made, prefilled, and what is there already. Errors: `not_found`. */
export async function proposeConversion(ctx: ServiceContext, id: number): Promise<Proposal> {
  const records = recordsOf(ctx, await requireEntryRow(ctx, id));
  return {
    ...records,
    contacts: await contactsLike(ctx, records.contact),
    companies: records.company ? await companiesLike(ctx, records.company) : [],
  };
}
