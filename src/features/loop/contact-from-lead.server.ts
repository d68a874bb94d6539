import { and, eq } from 'drizzle-orm';
import { crmCompanies, loopLinks, marketingLeads } from '#db/schema/index.ts';
import { ownWorkspaceId } from '#features/accounts/workspace.server.ts';
import { companyNameKey } from '#features/leads/companies/company-name.rules.ts';
import { createContactSchema } from '#features/leads/contacts/contact.schema.ts';
import { createContact, requireContact } from '#features/leads/contacts/contact.server.ts';
import { createCompanySchema } from '#features/leads/companies/company.schema.ts';
import { createCompany } from '#features/leads/companies/company.server.ts';
import { contactKeys, findContactDuplicates } from '#features/leads/merge/duplicate.server.ts';
import { recordEvent } from '#features/leads/timeline/event.server.ts';
import type { Lead, SentLead } from '#features/marketing/leads/lead.schema.ts';
import { answersText } from '#features/marketing/landing/form-questions.rules.ts';
import { getLead } from '#features/marketing/leads/lead.server.ts';
import type { ServiceContext } from '#server/context.ts';
import { MAX_PARAGRAPH } from '#shared/limits.ts';
import { nextUpdatedAt } from '#shared/time.ts';

/** With what was answered to the form's questions, where both have room; else that stays on the lead. */
function notesOf({ notes, answers }: Lead): string | null {
  const all = [notes, answersText(answers)].filter(Boolean).join('\n\n');
  return all.length > MAX_PARAGRAPH ? notes : all || null;
}

/** Finds or creates the lead's company in the lead manager; null for a person without a company. */
async function companyOf(ctx: ServiceContext, lead: Lead): Promise<number | null> {
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
  if (known) return known.id;
  const input = createCompanySchema.parse({ name: lead.companyName, source: lead.source });
  return (await createCompany(ctx, input)).id;
}

/**
 * Finds or creates the contact. The same address or phone means the same person (product.md section 6: one duplicate
 * check for every way in).
 */
async function contactOf(ctx: ServiceContext, lead: Lead): Promise<{ id: number; isNew: boolean }> {
  const { contactEmail: email, contactPhone: phone } = lead;
  const keys = contactKeys({ email, phone });
  const [known] = await findContactDuplicates(ctx.db, await ownWorkspaceId(ctx), keys);
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

/**
 * Sends a marketing lead to the lead manager as a contact, with everything known about it, and links the two
 * (product.md section 1, the loop). Returns the existing contact if it was sent before. Errors: `not_found`.
 */
export async function contactFromLead(ctx: ServiceContext, leadId: number): Promise<SentLead> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const lead = await getLead(inside, leadId);
    if (lead.contactId !== null) {
      await requireContact(inside, lead.contactId);
      return { contactId: lead.contactId, isNew: false, lead };
    }
    const { id: contactId, isNew } = await contactOf(inside, lead);
    const at = ctx.now.toISOString();
    await tx
      .update(marketingLeads)
      .set({ contactId, updatedAt: nextUpdatedAt(lead.updatedAt, ctx.now) })
      .where(eq(marketingLeads.id, leadId));
    await tx.insert(loopLinks).values({
      userId: ctx.user.id,
      fromKind: 'marketing_lead',
      fromId: leadId,
      toKind: 'crm_contact',
      toId: contactId,
      createdAt: at,
    });
    await recordEvent(
      inside,
      'converted',
      { contactId },
      { marketingLeadId: leadId, from: 'marketing_lead' },
    );
    return { contactId, isNew, lead: await getLead(inside, leadId) };
  });
}
