import { companiesOfName } from '#features/leads/companies/company.server.ts';
import { contactName } from '#features/leads/contacts/contact-name.rules.ts';
import { requireContact } from '#features/leads/contacts/contact.server.ts';
import { openOpportunities } from '#features/leads/inbox/inbox-proposal.server.ts';
import { splitName } from '#features/leads/inbox/inbox.rules.ts';
import type { LeadOffers } from '#features/leads/inbox/inbox.schema.ts';
import { findContactDuplicates } from '#features/leads/merge/contact-duplicates.server.ts';
import type { Duplicate } from '#features/leads/merge/duplicate.server.ts';
import { companyNamedBy } from '#features/leads/merge/same-company.rules.ts';
import { companyDomainOf } from '#features/leads/merge/shared-values.rules.ts';
import type { Lead } from '#features/marketing/leads/lead.schema.ts';
import { getLead } from '#features/marketing/leads/lead.server.ts';
import type { ServiceContext } from '#kernel/context.ts';

/** Finds the one company that the lead can mean in the lead manager; of a person without a company null. */
export async function knownCompany(ctx: ServiceContext, lead: Lead): Promise<{ id: number } | null> {
  if (lead.companyName === lead.contactName) return null;
  const wanted = { name: lead.companyName, domain: companyDomainOf(lead.contactEmail) };
  return companyNamedBy(wanted, await companiesOfName(ctx, lead.companyName)) ?? null;
}

/** Returns the contacts that the lead is, or may be, the surest first. */
export async function contactsLike(ctx: ServiceContext, lead: Lead): Promise<Duplicate[]> {
  const { contactEmail: email, contactPhone: phone, companyName: company } = lead;
  const person = { ...nameOf(lead), email, phone, company };
  return findContactDuplicates(ctx, person);
}

const MOST_CANDIDATES = 6;

/**
 * Returns the open opportunities that a lead may join, of its contact and company as far as they are known, and the
 * contacts that it is or may be.
 */
export async function opportunitiesForLead(ctx: ServiceContext, leadId: number): Promise<LeadOffers> {
  const lead = await getLead(ctx, leadId);
  const sent = lead.contactId === null ? undefined : await requireContact(ctx, lead.contactId);
  const contacts = sent
    ? [{ id: sent.id, name: contactName(sent), field: 'email' as const, isSame: true }]
    : (await contactsLike(ctx, lead)).map(({ id, name, field, isSame }) => ({
        ...{ id, name, isSame },
        field: field === 'email' ? ('email' as const) : ('phone' as const),
      }));
  const company = await knownCompany(ctx, lead);
  return {
    items: await openOpportunities(ctx, contacts, company ? [company] : []),
    contacts: contacts.slice(0, MOST_CANDIDATES),
  };
}

export const nameOf = ({ contactName: name, companyName }: Lead) => splitName(name ?? companyName);
