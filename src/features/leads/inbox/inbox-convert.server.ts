import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { crmCommunications, inboxEntries, marketingLeads } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { invalid } from '#kernel/api/field-errors.ts';
import { allInOrder } from '#shared/all-in-order.ts';
import { AppError, isAppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/time.ts';
import { newCompanySchema } from '#features/leads/companies/company.schema.ts';
import { requireCompany, storeCompany } from '#features/leads/companies/company.server.ts';
import { newContactSchema, updateContactSchema } from '#features/leads/contacts/contact.schema.ts';
import { requireContact, storeContact, updateContact } from '#features/leads/contacts/contact.server.ts';
import { contactName } from '#features/leads/contacts/contact-name.rules.ts';
import { recordEvent } from '#features/leads/timeline/event.server.ts';
import { companiesLike, recordsOf, unknownPhones } from './inbox-proposal.server.ts';
import { findEntry, requireEntryRow, setMessageRead, type EntryRow } from './inbox-rows.server.ts';
import { sourceOf } from './inbox.rules.ts';
import type { Convert, Converted } from './inbox.schema.ts';
import { createOpportunitySchema, type Named } from '#features/leads/opportunities/opportunity.schema.ts';
import { settlingLeads } from '#features/leads/opportunities/lead-outcome.server.ts';
import { joinOpportunity } from '#features/leads/opportunities/opportunity-join.server.ts';
import { storeOpportunity, type People } from '#features/leads/opportunities/opportunity.server.ts';

/** Contact, company and opportunity are parts of one form: errors are reported as `contact.email`. */
async function partOf<T>(part: 'contact' | 'company' | 'opportunity', made: Promise<T>): Promise<T> {
  try {
    return await made;
  } catch (error) {
    if (!isAppError(error) || error.details.fields === undefined) throw error;
    const fields = Object.entries(error.details.fields).map(([name, key]) => [`${part}.${name}`, key]);
    throw new AppError(error.code, { ...error.details, fields: Object.fromEntries(fields) });
  }
}

/** Validates values taken from the enquiry like those of any other endpoint. */
function checked<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw invalid(parsed.error);
  return parsed.data;
}

/** Errors: `duplicate` with the conflicting company; one of the same name conflicts unless the user has decided. */
async function companyFor(ctx: ServiceContext, row: EntryRow, input: Convert): Promise<Named | null> {
  if (input.companyId) return requireCompany(ctx, input.companyId);
  const { company } = recordsOf(ctx, row);
  if (input.company === false || (company === null && !input.company)) return null;
  const unlike = input.company || !company ? undefined : refuseAlike(ctx, company);
  const make = async () => {
    const wanted = { ...company, ...input.company, source: sourceOf(row.entry.kind) };
    const made = checked(newCompanySchema, wanted);
    return { id: await storeCompany(ctx, made, unlike), name: made.name };
  };
  const [, made] = await allInOrder([unlike, make()]);
  return made;
}

async function refuseAlike(
  ctx: ServiceContext,
  company: { name: string; domain: string | null },
): Promise<void> {
  const [first] = await companiesLike(ctx, company);
  if (first)
    throw new AppError('duplicate', { values: { name: first.name }, extra: { kind: 'company', ...first } });
}

async function contactFor(
  ctx: ServiceContext,
  row: EntryRow,
  input: Convert,
  stored: Promise<Named | null>,
): Promise<Named> {
  if (input.contactId) {
    const [company, known] = await allInOrder([stored, requireContact(ctx, input.contactId)]);
    const added = unknownPhones(known, input.addPhones ?? []);
    const changes = {
      ...(company && known.companyId === null && { companyId: company.id }),
      ...(added.length > 0 && { phones: [...known.phones, ...added], allowDuplicate: true }),
    };
    if (Object.keys(changes).length > 0)
      await updateContact(ctx, known.id, checked(updateContactSchema, changes));
    return { id: known.id, name: contactName(known) };
  }
  const { consentAt, consentVersion, kind } = row.entry;
  const contact = checked(newContactSchema, {
    ...recordsOf(ctx, row).contact,
    ...input.contact,
    source: sourceOf(kind),
    ...(consentAt !== null && { consent: { at: consentAt, version: consentVersion } }),
  });
  return { id: await storeContact(ctx, contact, stored), name: contactName(contact) };
}

async function opportunityFor(
  ctx: ServiceContext,
  row: EntryRow,
  input: Convert,
  people: Promise<People>,
): Promise<Named | null> {
  if (input.opportunity === false) return null;
  // People who are there already may have leads, which follow their opportunities.
  const isKnown = input.contactId || input.companyId;
  const opportunity = checked(createOpportunitySchema, {
    ...recordsOf(ctx, row).opportunity,
    ...input.opportunity,
    ...(isKnown && (await people)),
    source: sourceOf(row.entry.kind),
  });
  const id = await storeOpportunity(ctx, opportunity, isKnown ? {} : { people });
  return { id, name: opportunity.title };
}

/**
 * Rejects a second conversion while the first one's records exist. Staff see that a colleague converted it, not the
 * records.
 */
async function requireUnconverted(ctx: ServiceContext, { entry }: EntryRow): Promise<void> {
  if (entry.contactId === null) return;
  const { contact } = await findEntry(ctx, entry.id);
  throw new AppError('duplicate', {
    messageKey: 'leads:inbox.alreadyConverted',
    ...(contact && { extra: { kind: 'contact', ...contact } }),
  });
}

/**
 * Converts an enquiry to a contact, a company and an opportunity in one transaction, each linked to the original text
 * (product.md section 6). Errors: `not_found`, `duplicate` with the existing record, `invalid`.
 */
export const convertEntry = (ctx: ServiceContext, id: number, input: Convert): Promise<Converted> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    return convertRow(inside, await requireEntryRow(inside, id), input);
  });

/** As `convertEntry`, in the caller's transaction and of the entry that it has read. */
export async function convertRow(ctx: ServiceContext, row: EntryRow, input: Convert): Promise<Converted> {
  await requireUnconverted(ctx, row);
  // Each is checked beside the others, and stored after those that it names.
  const company = partOf('company', companyFor(ctx, row, input));
  const contact = partOf('contact', contactFor(ctx, row, input, company));
  const people = allInOrder([company, contact]).then(([ofCompany, { id }]) => ({
    contactId: id,
    companyId: ofCompany?.id ?? null,
  }));
  const { opportunityId } = input;
  const opportunity = opportunityId
    ? people.then((links) => joinOpportunity(ctx, opportunityId, links))
    : partOf('opportunity', opportunityFor(ctx, row, input, people));
  const [links, made] = await allInOrder([people, opportunity]);
  const isNew = [...(input.contactId ? [] : ['contact']), ...(made && !opportunityId ? ['opportunity'] : [])];
  await linkOriginal(ctx, row, { ...links, opportunityId: made?.id ?? null }, isNew);
  const named = await company;
  return {
    contact: await contact,
    company: named && { id: named.id, name: named.name },
    opportunity: made,
  };
}

type Links = { contactId: number; companyId: number | null; opportunityId: number | null };

/** Links the entry, the lead of a landing page and earlier replies to the new records. */
async function linkOriginal(
  ctx: ServiceContext,
  { entry }: EntryRow,
  links: Links,
  made: readonly string[],
): Promise<void> {
  const { db, now } = ctx;
  const { contactId, opportunityId } = links;
  await db
    .update(inboxEntries)
    .set({
      contactId,
      opportunityId,
      convertedAt: now.toISOString(),
      ...((entry.status === 'unread' || entry.status === 'suspected') && { status: 'read' as const }),
      updatedAt: nextUpdatedAt(entry.updatedAt, now),
    })
    .where(eq(inboxEntries.id, entry.id));
  await setMessageRead(db, entry, true);
  const { marketingLeadId } = entry;
  if (marketingLeadId !== null)
    await settlingLeads(ctx, { contacts: [contactId] }, () =>
      db.update(marketingLeads).set({ contactId }).where(eq(marketingLeads.id, marketingLeadId)),
    );
  await db
    .update(crmCommunications)
    .set(links)
    .where(
      and(eq(crmCommunications.inboxEntryId, entry.id), eq(crmCommunications.workspaceId, ctx.workspace.id)),
    );
  await recordEvent(ctx, 'converted', links, { inboxEntryId: entry.id, from: entry.kind, made });
}
