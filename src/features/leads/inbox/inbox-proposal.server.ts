import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { crmOpportunities, crmStages } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { companiesOfName } from '#features/leads/companies/company.server.ts';
import type { Contact } from '#features/leads/contacts/contact.schema.ts';
import { requireContact } from '#features/leads/contacts/contact.server.ts';
import { companyNamedBy, compareFirms, firmFacts } from '#features/leads/merge/same-company.rules.ts';
import { companySiteOf } from '#features/leads/merge/shared-values.rules.ts';
import { phoneKeyOf } from '#features/leads/contacts/phone-key.rules.ts';
import { findCompanyDuplicates } from '#features/leads/merge/company-duplicates.server.ts';
import { findContactDuplicates } from '#features/leads/merge/contact-duplicates.server.ts';
import { type Duplicate } from '#features/leads/merge/duplicate.server.ts';
import { opportunityTitle } from './inbox-proposal.texts.ts';
import { originalOf, requireEntryRow, type EntryRow } from './inbox-rows.server.ts';
import { splitName } from './inbox.rules.ts';
import type { Candidate, Proposal } from './inbox.schema.ts';
import {
  selectOpportunities,
  toOpportunities,
} from '#features/leads/opportunities/opportunity-rows.server.ts';
import { phonesIn } from '#features/leads/contacts/phone-text.rules.ts';

type Records = Pick<Proposal, 'contact' | 'company' | 'opportunity'>;

/** Returns the records an enquiry describes; without a company name it proposes no company (api.md). */
export function recordsOf({ locale }: ServiceContext, row: EntryRow): Records {
  const { name, email, phone, position, company, service } = originalOf(row);
  const { kind, about } = row.entry;
  const domain = companySiteOf(email);
  return {
    contact: { ...splitName(name), email, phone, position },
    company: company === null ? null : { name: company, domain },
    opportunity: { title: opportunityTitle(locale, { kind, service, about, who: company ?? name }) },
  };
}

const MOST_CANDIDATES = 6;

/**
 * Also offers companies of the same name, though a name is not unique. The one that the name can mean, or that has the
 * domain too, is taken to be the same; of a group's domain with another name the user is asked.
 */
export async function companiesLike(
  ctx: ServiceContext,
  company: { name: string; domain: string | null },
): Promise<Candidate[]> {
  const byDomain = await findCompanyDuplicates(ctx, { ...company, taxId: null });
  const named = await companiesOfName(ctx, company.name);
  const meant = companyNamedBy(company, named)?.id;
  const facts = firmFacts({ ...company, taxId: null, phone: null, address: null });
  const alike = named.filter((each) => compareFirms(facts, firmFacts(each)).kind !== 'different');
  return [
    ...byDomain.map(({ id, name }) => ({ id, name, field: 'domain' as const, isSame: id === meant })),
    ...alike
      .filter(({ id }) => byDomain.every((other) => other.id !== id))
      .map(({ id, name }) => ({ id, name, field: 'name' as const, isSame: id === meant })),
  ]
    .toSorted((a, b) => Number(b.isSame) - Number(a.isSame))
    .slice(0, MOST_CANDIDATES);
}

async function contactsLike(
  ctx: ServiceContext,
  { contact, company }: Pick<Proposal, 'contact' | 'company'>,
  phones: readonly string[],
): Promise<Candidate[]> {
  const person = { ...contact, phones, company: company?.name ?? null };
  const found = await findContactDuplicates(ctx, person);
  return found
    .map(({ id, name, field, isSame }) => ({ id, name, field: oneOfPerson(field), isSame }))
    .slice(0, MOST_CANDIDATES);
}

const oneOfPerson = (field: Duplicate['field']): 'email' | 'phone' => (field === 'email' ? 'email' : 'phone');

export function unknownPhones(
  { phone, phones }: Pick<Contact, 'phone' | 'phones'>,
  written: readonly string[],
): string[] {
  const seen = new Set([phone, ...phones].map(phoneKeyOf));
  return written.filter((each) => {
    const key = phoneKeyOf(each);
    if (key === null || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

async function withNewPhones(
  ctx: ServiceContext,
  contacts: readonly Candidate[],
  written: readonly string[],
): Promise<Candidate[]> {
  const found: Candidate[] = [];
  for (const contact of contacts)
    found.push({ ...contact, newPhones: unknownPhones(await requireContact(ctx, contact.id), written) });
  return found;
}

const MAX_OPPORTUNITIES = 8;

/** Open opportunities of these contacts and companies, the last changed first. */
export async function openOpportunities(
  ctx: ServiceContext,
  contacts: readonly { id: number }[],
  companies: readonly { id: number }[],
): Promise<Proposal['opportunities']> {
  const { contactId, companyId, pipelineId, stage, updatedAt, id } = crmOpportunities;
  const rows = await selectOpportunities(ctx)
    .innerJoin(
      crmStages,
      and(eq(crmStages.pipelineId, pipelineId), eq(crmStages.key, stage), eq(crmStages.kind, 'open')),
    )
    .where(
      or(
        inArray(contactId, [0, ...contacts.map((contact) => contact.id)]),
        inArray(companyId, [0, ...companies.map((company) => company.id)]),
      ),
    )
    .orderBy(desc(updatedAt), desc(id))
    .limit(MAX_OPPORTUNITIES);
  return (await toOpportunities(ctx, rows)).map((row) => ({
    id: row.id,
    name: row.title,
    contact: row.contact,
    company: row.company,
    amountCents: row.amountCents,
    currency: row.currency,
  }));
}

/**
 * Returns the prefilled form of a conversion and the existing matches. Proposes a phone number found in the message if
 * the form had none; with several the user chooses. Errors: `not_found`.
 */
export async function proposeConversion(ctx: ServiceContext, id: number): Promise<Proposal> {
  const row = await requireEntryRow(ctx, id);
  const { contact, ...records } = recordsOf(ctx, row);
  const phones = phonesIn(originalOf(row).message);
  const [only] = phones.length === 1 ? phones : [];
  const contacts = await contactsLike(ctx, { contact, company: records.company }, phones);
  const companies = records.company ? await companiesLike(ctx, records.company) : [];
  return {
    ...records,
    contact: { ...contact, phone: contact.phone ?? only ?? null },
    contacts: await withNewPhones(ctx, contacts, [
      ...(contact.phone === null ? [] : [contact.phone]),
      ...phones,
    ]),
    companies,
    opportunities: await openOpportunities(ctx, contacts, companies),
    phones,
  };
}
