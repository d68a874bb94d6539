import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { crmCommunications, inboxEntries, marketingLeads } from '#db/schema/index.ts';
import { everyRow } from '#db/rows.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { invalid } from '#kernel/api/field-errors.ts';
import { AppError, isAppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
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
import { storeOpportunity } from '#features/leads/opportunities/opportunity.server.ts';

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
  if (!input.company && company) await refuseAlike(ctx, company);
  const made = checked(newCompanySchema, { ...company, ...input.company, source: sourceOf(row.entry.kind) });
  return { id: await storeCompany(ctx, made), name: made.name };
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
  company: Named | null,
): Promise<Named> {
  if (input.contactId) {
    const known = await requireContact(ctx, input.contactId);
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
  const id = await storeContact(ctx, { ...contact, ...(company && { companyId: company.id }) });
  return { id, name: contactName(contact) };
}

async function opportunityFor(
  ctx: ServiceContext,
  row: EntryRow,
  input: Convert,
  people: { contactId: number; companyId: number | null },
): Promise<Named | null> {
  if (input.opportunity === false) return null;
  const opportunity = checked(createOpportunitySchema, {
    ...recordsOf(ctx, row).opportunity,
    ...input.opportunity,
    ...people,
    source: sourceOf(row.entry.kind),
  });
  return { id: await storeOpportunity(ctx, opportunity), name: opportunity.title };
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
 * Converts an enquiry to a contact, a company and an opportunity, each linked to the original text (product.md section
 * 6). Errors: `not_found`, `duplicate` with the existing record, `invalid`.
 */
export async function convertEntry(ctx: ServiceContext, id: number, input: Convert): Promise<Converted> {
  return convertRow(ctx, await requireEntryRow(ctx, id), input);
}

/** As `convertEntry`, of an entry that has been read. */
export async function convertRow(ctx: ServiceContext, row: EntryRow, input: Convert): Promise<Converted> {
  await requireUnconverted(ctx, row);
  const company = await partOf('company', companyFor(ctx, row, input));
  const contact = await partOf('contact', contactFor(ctx, row, input, company));
  const people = { contactId: contact.id, companyId: company?.id ?? null };
  const { opportunityId } = input;
  const opportunity = opportunityId
    ? await joinOpportunity(ctx, opportunityId, people)
    : await partOf('opportunity', opportunityFor(ctx, row, input, people));
  const made = [
    ...(input.contactId ? [] : ['contact']),
    ...(opportunity && !opportunityId ? ['opportunity'] : []),
  ];
  await linkOriginal(ctx, row, { ...people, opportunityId: opportunity?.id ?? null }, made);
  return { contact, company: company && { id: company.id, name: company.name }, opportunity };
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
      // The lead of a page whose answer the reader has been shown.
      everyRow(db, marketingLeads).update({ contactId }).where(eq(marketingLeads.id, marketingLeadId)),
    );
  await ctx.rows(crmCommunications).update(links).where(eq(crmCommunications.inboxEntryId, entry.id));
  await recordEvent(ctx, 'converted', links, { inboxEntryId: entry.id, from: entry.kind, made });
}
