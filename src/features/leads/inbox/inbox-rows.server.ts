import { and, eq, isNull, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import {
  contactMessages,
  crmCommunications,
  crmCompanies,
  crmContacts,
  crmOpportunities,
  inboxEntries,
  marketingLeads,
  outbox,
} from '#db/schema/index.ts';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { NO_COMPANY } from '#features/site/contact/enquiry.rules.ts';
import type { Database } from '#db/drizzle.ts';
import type { ServiceContext, SessionUser } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { beginningOf } from '#shared/texts/text.ts';
import { contactName } from '#features/leads/contacts/contact-name.rules.ts';
import { subjectText } from './inbox-subject.texts.ts';
import type { InboxEntry, InboxReply, InboxSummary } from './inbox.schema.ts';
import { phonePlaces } from '#features/leads/contacts/phone-text.rules.ts';

const EXCERPT = 160;

/** A user, or the place of the user's id in a statement. */
type EntryOwner = { id: number | Placeholder; role: SessionUser['role'] };

/** Staff see enquiries of the site; all users see leads of their own pages (product.md section 6). */
export const isOwnEntry = ({ user }: { user: EntryOwner }): SQL | undefined =>
  user.role === 'admin'
    ? or(isNull(inboxEntries.userId), eq(inboxEntries.userId, user.id))
    : eq(inboxEntries.userId, user.id);

export const selectEntries = (db: Database) =>
  db
    .select({ entry: inboxEntries, message: contactMessages, lead: marketingLeads })
    .from(inboxEntries)
    .leftJoin(contactMessages, eq(contactMessages.id, inboxEntries.contactMessageId))
    .leftJoin(marketingLeads, eq(marketingLeads.id, inboxEntries.marketingLeadId))
    .$dynamic();

export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

const filled = (text: string | null | undefined): string | null =>
  text === null || text === undefined || text.trim() === '' || text === NO_COMPANY ? null : text;

export function originalOf({ entry, message, lead }: EntryRow) {
  return {
    name: message?.name ?? filled(lead?.contactName) ?? filled(lead?.contactEmail) ?? '',
    email: filled(message?.email) ?? filled(lead?.contactEmail),
    phone: filled(lead?.contactPhone ?? entry.held?.phone),
    position: filled(lead?.position),
    company: filled(message ? message.company : lead?.companyName),
    service: filled(message?.service),
    subject: message ? subjectText({ ...entry, subject: message.subject }) : null,
    message: message?.message ?? lead?.notes ?? '',
    answers: lead?.answers ?? entry.held?.answers ?? [],
  };
}

export function toSummary(row: EntryRow): InboxSummary {
  const { id, kind, status, about, createdAt, updatedAt, convertedAt, repliedAt } = row.entry;
  const { name, email, company, service, message } = originalOf(row);
  const excerpt = beginningOf(message.replace(/\s+/g, ' ').trim(), EXCERPT);
  return {
    id,
    kind,
    status,
    name,
    email,
    company,
    service,
    about,
    excerpt,
    createdAt,
    updatedAt,
    convertedAt,
    repliedAt,
  };
}

/** Errors: `not_found`, also for an entry that the caller may not see. */
export async function requireEntryRow(ctx: ServiceContext, id: number): Promise<EntryRow> {
  const [row] = await selectEntries(ctx.db).where(and(eq(inboxEntries.id, id), isOwnEntry(ctx)));
  if (!row) throw new AppError('not_found');
  return row;
}

/** A contact message has its own read flag (specification section 3). */
export async function setMessageRead(
  db: Database,
  { contactMessageId }: EntryRow['entry'],
  read: boolean,
): Promise<void> {
  if (contactMessageId !== null)
    await db.update(contactMessages).set({ read }).where(eq(contactMessages.id, contactMessageId));
}

/** Returns replies by members of this workspace; of a colleague's reply only the time. */
async function repliesTo(ctx: ServiceContext, id: number): Promise<InboxReply[]> {
  const table = crmCommunications;
  return ctx
    .rows(table)
    .select({
      id: table.id,
      subject: table.subject,
      body: table.body,
      occurredAt: table.occurredAt,
      status: table.status,
      error: outbox.lastError,
    })
    .leftJoin(outbox, eq(outbox.id, table.outboxId))
    .where(eq(table.inboxEntryId, id))
    .orderBy(table.id);
}

/** Returns the converted records if they are in the caller's workspace. Asks by the entry, and so beside it. */
async function recordsMadeOf(ctx: ServiceContext, entryId: number) {
  const ofEntry = (link: SQLiteColumn) =>
    sql`(select ${link} from ${inboxEntries} where ${inboxEntries.id} = ${entryId})`;
  const company = { id: crmCompanies.id, name: crmCompanies.name };
  const [[ofContact], [ofOpportunity]] = await Promise.all([
    ctx
      .rows(crmContacts)
      .select({ contact: crmContacts, company })
      .leftJoin(crmCompanies, eq(crmCompanies.id, crmContacts.companyId))
      .where(eq(crmContacts.id, ofEntry(inboxEntries.contactId))),
    ctx
      .rows(crmOpportunities)
      .select({ opportunity: crmOpportunities, company })
      .leftJoin(crmCompanies, eq(crmCompanies.id, crmOpportunities.companyId))
      .where(eq(crmOpportunities.id, ofEntry(inboxEntries.opportunityId))),
  ]);
  const contact = ofContact?.contact;
  const opportunity = ofOpportunity?.opportunity;
  // The opportunity's company where it has one, even if that is gone from this workspace.
  const linkedCompany = opportunity?.companyId ? ofOpportunity?.company : ofContact?.company;
  return {
    contact: contact ? { id: contact.id, name: contactName(contact) } : null,
    linkedCompany: linkedCompany ?? null,
    opportunity: opportunity ? { id: opportunity.id, name: opportunity.title } : null,
  };
}

/**
 * Returns the whole entry. Staff share the entries of the site but convert into their own workspaces, so a colleague's
 * records are not shown.
 */
export async function findEntry(ctx: ServiceContext, id: number): Promise<InboxEntry> {
  const [row, replies, made] = await Promise.all([
    requireEntryRow(ctx, id),
    repliesTo(ctx, id),
    recordsMadeOf(ctx, id),
  ]);
  const { entry } = row;
  const original = originalOf(row);
  const { source, language, page, consentAt, consentVersion } = entry;
  const { utmSource, utmMedium, utmCampaign, utmTerm, utmContent } = entry;
  return {
    ...toSummary(row),
    ...original,
    phonePlaces: phonePlaces(original.message),
    source,
    language,
    page,
    consentAt,
    consentVersion,
    utmSource,
    utmMedium,
    utmCampaign,
    utmTerm,
    utmContent,
    ...made,
    isConvertible: entry.contactId === null,
    replies,
  };
}
