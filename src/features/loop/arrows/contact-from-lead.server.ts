import { and, eq, inArray, sql } from 'drizzle-orm';
import { crmCompanies, crmOpportunities, marketingLeads } from '#db/schema/index.ts';
import { ownWorkspaceId } from '#features/accounts/workspace.server.ts';
import { companyNameKey } from '#features/leads/companies/company-name.rules.ts';
import { createContactSchema } from '#features/leads/contacts/contact.schema.ts';
import { createContact, requireContact } from '#features/leads/contacts/contact.server.ts';
import { createCompanySchema } from '#features/leads/companies/company.schema.ts';
import { createCompany } from '#features/leads/companies/company.server.ts';
import { openOpportunities } from '#features/leads/inbox/inbox-proposal.server.ts';
import type { Proposal } from '#features/leads/inbox/inbox.schema.ts';
import { contactKeys, findContactDuplicates } from '#features/leads/merge/duplicate.server.ts';
import { settlingLeads } from '#features/leads/opportunities/lead-outcome.server.ts';
import { createOpportunitySchema } from '#features/leads/opportunities/opportunity.schema.ts';
import { createOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { joinOpportunity } from '#features/leads/opportunities/opportunity-join.server.ts';
import { recordEvent } from '#features/leads/timeline/event.server.ts';
import type { Lead, SentLead } from '#features/marketing/leads/lead.schema.ts';
import { answersText } from '#features/marketing/landing/form-questions.rules.ts';
import { getLead } from '#features/marketing/leads/lead.server.ts';
import { link, linkedTo } from '#features/loop/chain/loop-links.server.ts';
import { undoable } from './undoable.server.ts';
import type { Undoable } from './undo.schema.ts';
import type { ServiceContext } from '#server/context.ts';
import { MAX_PARAGRAPH } from '#shared/limits.ts';
import { nextUpdatedAt } from '#shared/time.ts';

/** With what was answered to the form's questions, where both have room; else that stays on the lead. */
function notesOf({ notes, answers }: Lead): string | null {
  const all = [notes, answersText(answers)].filter(Boolean).join('\n\n');
  return all.length > MAX_PARAGRAPH ? notes : all || null;
}

/** Finds the lead's company in the lead manager; of a person without a company null. */
async function knownCompany(ctx: ServiceContext, lead: Lead): Promise<{ id: number } | null> {
  if (lead.companyName === lead.contactName) return null;
  const [known] = await ctx.db
    .select({ id: crmCompanies.id })
    .from(crmCompanies)
    .where(
      and(
        eq(crmCompanies.workspaceId, await ownWorkspaceId(ctx)),
        eq(crmCompanies.nameKey, companyNameKey(lead.companyName)),
      ),
    )
    .limit(1);
  return known ?? null;
}

/** Finds or creates the lead's company in the lead manager; null for a person without a company. */
async function companyOf(ctx: ServiceContext, lead: Lead): Promise<number | null> {
  if (lead.companyName === lead.contactName) return null;
  const known = await knownCompany(ctx, lead);
  if (known) return known.id;
  const input = createCompanySchema.parse({ name: lead.companyName, source: lead.source });
  return (await createCompany(ctx, input)).id;
}

const knownContacts = async (ctx: ServiceContext, { contactEmail: email, contactPhone: phone }: Lead) =>
  findContactDuplicates(ctx.db, await ownWorkspaceId(ctx), contactKeys({ email, phone }));

/** Returns the open opportunities that a lead may join: of its contact and company, as far as they are known. */
export async function opportunitiesForLead(
  ctx: ServiceContext,
  leadId: number,
): Promise<{ items: Proposal['opportunities'] }> {
  const lead = await getLead(ctx, leadId);
  const sent = lead.contactId === null ? [] : [{ id: lead.contactId }];
  const contacts = [...sent, ...(await knownContacts(ctx, lead))];
  const company = await knownCompany(ctx, lead);
  return { items: await openOpportunities(ctx, contacts, company ? [company] : []) };
}

/**
 * Finds or creates the contact. The same address or phone means the same person (product.md section 6: one duplicate
 * check for every way in).
 */
async function contactOf(ctx: ServiceContext, lead: Lead): Promise<{ id: number; isNew: boolean }> {
  const { contactEmail: email, contactPhone: phone } = lead;
  const [known] = await knownContacts(ctx, lead);
  if (known) return { id: known.id, isNew: false };
  const [firstName = '', ...rest] = (lead.contactName ?? lead.companyName).split(' ');
  const input = createContactSchema.parse({
    firstName,
    lastName: rest.join(' ') || null,
    email,
    phone,
    position: lead.position,
    notes: notesOf(lead),
    companyId: await companyOf(ctx, lead),
    source: lead.source,
    ...(lead.consentAt !== null && { consent: { at: lead.consentAt, text: lead.consentText } }),
  });
  return { id: (await createContact(ctx, input)).id, isNew: true };
}

type Wanted = { opportunityId?: number | null | undefined; withOpportunity?: boolean };

/** Makes an opportunity of the lead, or returns the one that it began or joined before and that is still there. */
async function beginOpportunity(
  ctx: ServiceContext,
  lead: Lead,
  people: { contactId: number; companyId: number | null },
): Promise<{ id: number; isNew: boolean }> {
  const start = { kind: 'marketing_lead', id: lead.id } as const;
  const ids = await linkedTo(ctx, start, 'crm_opportunity');
  const { id: ownId, workspaceId } = crmOpportunities;
  const known = await ctx.db
    .select({ id: ownId })
    .from(crmOpportunities)
    .where(and(inArray(ownId, ids), eq(workspaceId, await ownWorkspaceId(ctx))))
    .limit(1);
  if (known[0]) return { id: known[0].id, isNew: false };
  const { id } = await createOpportunity(
    ctx,
    createOpportunitySchema.parse({ ...people, title: lead.companyName, source: lead.source }),
  );
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
  { opportunityId, withOpportunity = false }: Wanted = {},
): Promise<SentLead & Undoable> {
  const changing = [
    { table: marketingLeads, where: sql`"id" = ${leadId}` },
    { table: crmOpportunities, where: sql`"id" = ${opportunityId ?? null}` },
  ];
  return undoable(ctx, changing, async (inside) => {
    const lead = await getLead(inside, leadId);
    const sent = lead.contactId === null ? await send(inside, lead) : { id: lead.contactId, isNew: false };
    const { companyId } = await requireContact(inside, sent.id);
    if (opportunityId) {
      await joinOpportunity(inside, opportunityId, { contactId: sent.id, companyId });
      await link(
        inside,
        { kind: 'marketing_lead', id: leadId },
        { kind: 'crm_opportunity', id: opportunityId },
      );
    }
    const people = { contactId: sent.id, companyId };
    const begun = !opportunityId && withOpportunity ? await beginOpportunity(inside, lead, people) : null;
    return {
      contactId: sent.id,
      isNew: sent.isNew,
      opportunityId: opportunityId ?? begun?.id ?? null,
      isNewOpportunity: begun?.isNew ?? false,
      lead: await getLead(inside, leadId),
    };
  });
}

async function send(ctx: ServiceContext, lead: Lead): Promise<{ id: number; isNew: boolean }> {
  const { id: contactId, isNew } = await contactOf(ctx, lead);
  await settlingLeads(ctx, { contacts: [contactId] }, () =>
    ctx.db
      .update(marketingLeads)
      .set({ contactId, updatedAt: nextUpdatedAt(lead.updatedAt, ctx.now) })
      .where(eq(marketingLeads.id, lead.id)),
  );
  await link(ctx, { kind: 'marketing_lead', id: lead.id }, { kind: 'crm_contact', id: contactId });
  const data = { marketingLeadId: lead.id, from: 'marketing_lead' };
  await recordEvent(ctx, 'converted', { contactId }, data);
  return { id: contactId, isNew };
}
