import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { crmCommunications, inboxEntries } from '#db/schema/index.ts';
import { requireConfirmedEmail } from '#features/accounts/users/email-confirmation.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { idOfMail, queueMail } from '#kernel/mail/outbox.ts';
import { AppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import type { MailSettings } from '#features/leads/communications/communication.server.ts';
import { requireUnclaimed, releaseClaim } from './inbox-claim.server.ts';
import {
  findEntry,
  originalOf,
  requireEntryRow,
  setMessageRead,
  type EntryRow,
} from './inbox-rows.server.ts';
import type { InboxEntry, Reply } from './inbox.schema.ts';
import { personalEmail } from '#features/leads/communications/personal.mail.ts';
import { unfilledErrors } from '#features/leads/communications/template.rules.ts';

/**
 * Sends a reply in the language of the enquiry, quoting it, and stores it as a communication, so that it appears on the
 * timeline of the converted records. Errors: `not_found`, `invalid` without an address, `claimed` while somebody else is
 * answering, `email_not_confirmed`, `demo_account`.
 */
export const replyToEntry = (
  ctx: ServiceContext,
  id: number,
  input: Reply,
  settings: MailSettings,
): Promise<InboxEntry> => requireEntryRow(ctx, id).then((row) => writeReply(ctx, row, input, settings));

/** As `replyToEntry`, on an entry that has been read. */
export async function writeReply(
  ctx: ServiceContext,
  row: EntryRow,
  input: Reply,
  settings: MailSettings,
): Promise<InboxEntry> {
  const { db } = ctx;
  const { entry } = row;
  const { id } = entry;
  const original = originalOf(row);
  if (original.email === null)
    throw new AppError('invalid', { fields: { body: 'leads:communications.noEmail' } });
  const subject = input.subject ?? `Re: ${original.subject ?? original.name}`;
  const { body } = input;
  const unfilled = unfilledErrors({ subject: input.subject, body });
  if (Object.keys(unfilled).length > 0) throw new AppError('invalid', { fields: unfilled });
  if (!input.evenIfClaimed) requireUnclaimed(ctx, row);
  await requireConfirmedEmail(ctx, settings);
  const { user, now } = ctx;
  const mail = {
    ...personalEmail({
      locale: entry.language,
      subject,
      body,
      sender: user,
      original: original.message === '' ? undefined : { text: original.message, at: entry.createdAt },
    }),
    kind: 'inbox_reply',
    dedupeKey: `inbox:${id}:reply:${randomUUID()}`,
    recipient: original.email,
    replyTo: user.email,
    userId: user.id,
    isPersonal: true,
  };
  await queueMail(db, now, mail, settings);
  const { contact, linkedCompany, opportunity } = await findEntry(ctx, id);
  const links = {
    contactId: contact?.id ?? null,
    companyId: linkedCompany?.id ?? null,
    opportunityId: opportunity?.id ?? null,
  };
  const at = now.toISOString();
  await ctx.rows(crmCommunications).insert({
    userId: user.id,
    subject,
    body,
    outboxId: idOfMail(mail.dedupeKey),
    ...links,
    type: 'email',
    direction: 'out',
    status: 'queued',
    inboxEntryId: id,
    occurredAt: at,
    createdAt: at,
    updatedAt: at,
  });
  await db
    .update(inboxEntries)
    .set({
      repliedAt: at,
      ...((entry.status === 'unread' || entry.status === 'suspected') && { status: 'read' as const }),
      updatedAt: nextUpdatedAt(entry.updatedAt, now),
    })
    .where(eq(inboxEntries.id, id));
  await setMessageRead(db, entry, true);
  await releaseClaim(ctx, id);
  return findEntry(ctx, id);
}
