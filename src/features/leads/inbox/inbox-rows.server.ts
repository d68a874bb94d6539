import { and, eq } from 'drizzle-orm';
import { contactMessages, inboxClaims, inboxEntries, marketingLeads, users } from '#db/schema/index.ts';
import { NO_COMPANY } from '#features/site/contact/enquiry.rules.ts';
import type { Database } from '#db/drizzle.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { beginningOf } from '#shared/texts/text.ts';
import { can } from '#shared/workspaces/workspace.ts';
import { claimsSince } from './claim.rules.ts';
import { isOwnEntry } from './inbox-places.server.ts';
import { converterOf, recordsMadeOf, repliesTo } from './inbox-outcome.server.ts';
import { subjectText } from './inbox-subject.texts.ts';
import type { InboxEntry, InboxSummary } from './inbox.schema.ts';
import { phonePlaces } from '#features/leads/contacts/phone-text.rules.ts';

const EXCERPT = 160;

export const selectEntries = (db: Database) =>
  db
    .select({
      entry: inboxEntries,
      message: contactMessages,
      lead: marketingLeads,
      claim: inboxClaims,
      claimant: users.name,
    })
    .from(inboxEntries)
    .leftJoin(contactMessages, eq(contactMessages.id, inboxEntries.contactMessageId))
    .leftJoin(marketingLeads, eq(marketingLeads.id, inboxEntries.marketingLeadId))
    .leftJoin(inboxClaims, eq(inboxClaims.entryId, inboxEntries.id))
    .leftJoin(users, eq(users.id, inboxClaims.userId))
    .$dynamic();

export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

const filled = (text: string | null | undefined): string | null =>
  text === null || text === undefined || text.trim() === '' || text === NO_COMPANY ? null : text;

export function originalOf({ entry, message, lead }: Pick<EntryRow, 'entry' | 'message' | 'lead'>) {
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

/** Returns who is answering an entry, as the reader is told; null where nobody is, or has not typed for long. */
export function answeringOf(
  { user, workspace, now }: Reader,
  { entry, claim, claimant }: EntryRow,
): InboxSummary['answering'] {
  if (claim === null || claim.at < claimsSince(now)) return null;
  const isOwn = claim.userId === user.id;
  // Colleagues who share no workspace settle it among themselves.
  const mayTakeOver = !isOwn && (entry.workspaceId === null || can({ workspace }, 'manage'));
  return { name: claimant ?? '', isOwn, mayTakeOver };
}

type Reader = Pick<ServiceContext, 'user' | 'workspace' | 'now'>;

export function toSummary(reader: Reader, row: EntryRow): InboxSummary {
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
    answering: answeringOf(reader, row),
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

/**
 * Returns the whole entry. Administrators share the entries of the site that no workspace has been given, but
 * convert into their own workspaces, so a colleague's records are not shown.
 */
export async function findEntry(ctx: ServiceContext, id: number): Promise<InboxEntry> {
  const [row, replies, made, convertedBy] = await Promise.all([
    requireEntryRow(ctx, id),
    repliesTo(ctx, id),
    recordsMadeOf(ctx, id),
    converterOf(ctx, id),
  ]);
  const { entry } = row;
  const original = originalOf(row);
  const { source, language, page, consentAt, consentVersion } = entry;
  const { utmSource, utmMedium, utmCampaign, utmTerm, utmContent } = entry;
  return {
    ...toSummary(ctx, row),
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
    convertedBy,
    isConvertible: entry.contactId === null,
    replies,
  };
}
