import { inArray } from 'drizzle-orm';
import { crmOpportunities } from '#db/schema/index.ts';
import { createContactSchema } from '#features/leads/contacts/contact.schema.ts';
import { requireContact, storeContact } from '#features/leads/contacts/contact.server.ts';
import { createCompanySchema } from '#features/leads/companies/company.schema.ts';
import { storeCompany } from '#features/leads/companies/company.server.ts';
import { settleEntriesOfLead } from '#features/leads/inbox/inbox-lead.server.ts';
import { settlingLeads } from '#features/leads/opportunities/lead-outcome.server.ts';
import { createOpportunitySchema } from '#features/leads/opportunities/opportunity.schema.ts';
import { storeOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { joinOpportunity } from '#features/leads/opportunities/opportunity-join.server.ts';
import { recordEvent } from '#features/leads/timeline/event.server.ts';
import type { Lead, SentLead } from '#features/marketing/leads/lead.schema.ts';
import { answersText } from '#features/marketing/landing/form-questions.rules.ts';
import { getLead } from '#features/marketing/leads/lead.server.ts';
import { changeRow } from '#features/marketing/marketing-rows.server.ts';
import { link, linkedTo } from '#features/loop/chain/loop-links.server.ts';
import { contactsLike, knownCompany, nameOf } from './lead-offers.server.ts';
import { undoable } from './undoable.server.ts';
import type { Undoable } from './undo.schema.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { MAX_PARAGRAPH } from '#shared/limits.ts';

/** With what was answered to the form's questions, where both have room; else that stays on the lead. */
function notesOf({ notes, answers }: Lead): string | null {
  const all = [notes, answersText(answers)].filter(Boolean).join('\n\n');
  return all.length > MAX_PARAGRAPH ? notes : all || null;
}

/** Creates the lead's company in the lead manager; null for a person without a company. */
async function newCompany(ctx: ServiceContext, lead: Lead): Promise<{ id: number } | null> {
  if (lead.companyName === lead.contactName) return null;
  const input = createCompanySchema.parse({ name: lead.companyName, source: lead.source });
  return { id: await storeCompany(ctx, input) };
}

/** Creates the contact, and its company where that is not known. */
async function newContact(ctx: ServiceContext, lead: Lead): Promise<number> {
  const input = createContactSchema.parse({
    ...nameOf(lead),
    email: lead.contactEmail,
    phone: lead.contactPhone,
    position: lead.position,
    notes: notesOf(lead),
    source: lead.source,
    ...(lead.consentAt !== null && { consent: { at: lead.consentAt, text: lead.consentText } }),
  });
  const company = (await knownCompany(ctx, lead)) ?? (await newCompany(ctx, lead));
  return storeContact(ctx, { ...input, companyId: company?.id ?? null, allowDuplicate: true });
}

type Wanted = {
  contactId?: number | null | undefined;
  opportunityId?: number | null | undefined;
  withOpportunity?: boolean;
};

/** Joins the open opportunity, or makes one, or returns the one that the lead began or joined before. */
async function opportunityOf(
  ctx: ServiceContext,
  lead: Lead,
  contactId: number,
  opportunityId: number | null | undefined,
): Promise<{ id: number; isNew: boolean }> {
  const start = { kind: 'marketing_lead', id: lead.id } as const;
  if (opportunityId) {
    const { companyId } = await requireContact(ctx, contactId);
    await joinOpportunity(ctx, opportunityId, { contactId, companyId });
    await link(ctx, start, { kind: 'crm_opportunity', id: opportunityId });
    return { id: opportunityId, isNew: false };
  }
  const { id: opportunity } = crmOpportunities;
  const [known] = await ctx
    .rows(crmOpportunities)
    .select({ id: opportunity })
    .where(inArray(opportunity, await linkedTo(ctx, start, 'crm_opportunity')))
    .limit(1);
  if (known) return { id: known.id, isNew: false };
  const input = { contactId, title: lead.companyName, source: lead.source };
  const id = await storeOpportunity(ctx, createOpportunitySchema.parse(input));
  await link(ctx, start, { kind: 'crm_opportunity', id });
  return { id, isNew: true };
}

/**
 * Sends a marketing lead to the lead manager as a contact, with everything known about it, and links the two
 * (product.md section 1, the loop). Returns the existing contact if it was sent before. With `opportunityId` it joins
 * that open opportunity, with `withOpportunity` it begins one, once. Errors: `not_found`, `invalid` for a closed
 * opportunity.
 */
export async function contactFromLead(
  ctx: ServiceContext,
  leadId: number,
  { contactId, opportunityId, withOpportunity = false }: Wanted = {},
): Promise<SentLead & Undoable> {
  return undoable(ctx, async (inside) => {
    const lead = await getLead(inside, leadId);
    const sent =
      lead.contactId === null ? await send(inside, lead, contactId) : { id: lead.contactId, isNew: false };
    const isWanted = opportunityId || withOpportunity;
    const opportunity = isWanted ? await opportunityOf(inside, lead, sent.id, opportunityId) : null;
    await settleEntriesOfLead(inside, leadId, { contactId: sent.id, opportunityId: opportunity?.id ?? null });
    return {
      contactId: sent.id,
      isNew: sent.isNew,
      opportunityId: opportunity?.id ?? null,
      isNewOpportunity: opportunity?.isNew ?? false,
      lead: await getLead(inside, leadId),
    };
  });
}

/**
 * Finds or creates the contact and links the lead to it. The caller says which contact it is, or name and address
 * agree; one that shares only an address or a number stays apart, and is offered before (docs/domain/identity.md).
 */
async function send(
  ctx: ServiceContext,
  lead: Lead,
  chosenId: number | null | undefined,
): Promise<{ id: number; isNew: boolean }> {
  const known = chosenId
    ? await requireContact(ctx, chosenId)
    : (await contactsLike(ctx, lead)).find(({ isSame }) => isSame);
  const contactId = known?.id ?? (await newContact(ctx, lead));
  await settlingLeads(ctx, { contacts: [contactId] }, () => changeRow(ctx, 'lead', lead, { contactId }));
  await link(ctx, { kind: 'marketing_lead', id: lead.id }, { kind: 'crm_contact', id: contactId });
  const data = { marketingLeadId: lead.id, from: 'marketing_lead' };
  await recordEvent(ctx, 'converted', { contactId }, data);
  return { id: contactId, isNew: known === undefined };
}
