import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { crmCommunications, inboxEntries } from '#db/schema/index.ts';
import { requireConfirmedEmail } from '#features/accounts/users/email-confirmation.server.ts';
import { ownWorkspaceId } from '#features/accounts/workspace.server.ts';
import type { ServiceContext } from '#server/context.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { AppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/time.ts';
import type { MailSettings } from '#features/leads/communications/communication.server.ts';
import { findEntry, originalOf, requireEntryRow, setMessageRead } from './inbox-rows.server.ts';
import type { InboxEntry, Reply } from './inbox.schema.ts';
import { personalEmail } from '#features/leads/communications/personal.mail.ts';
import { completeLinks } from '#features/leads/timeline/record-links.server.ts';
import { unfilledErrors } from '#features/leads/communications/template.rules.ts';

/**
 * Sends a reply in the language of the enquiry, quoting it, and stores it as a communication, so that it appears on the
 * timeline of the converted records. Errors: `not_found`, `invalid` without an address, `email_not_confirmed`,
 * `demo_account`.
 */
export async function replyToEntry(
  ctx: ServiceContext,
  id: number,
  input: Reply,
  settings: MailSettings,
): Promise<InboxEntry> {
  const workspaceId = await ownWorkspaceId(ctx);
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const row = await requireEntryRow(inside, id);
    const { entry } = row;
    const original = originalOf(row);
    if (original.email === null)
      throw new AppError('invalid', { fields: { body: 'leads:communications.noEmail' } });
    const subject = input.subject ?? `Re: ${original.subject ?? original.name}`;
    const { body } = input;
    const unfilled = unfilledErrors({ subject: input.subject, body });
    if (Object.keys(unfilled).length > 0) throw new AppError('invalid', { fields: unfilled });
    await requireConfirmedEmail(inside, settings);
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
    const outboxId = await queueMail(tx, now, mail, settings);
    const { contact, opportunity } = await findEntry(inside, id);
    const links = await completeLinks(inside, workspaceId, {
      contactId: contact?.id,
      opportunityId: opportunity?.id,
    });
    const at = now.toISOString();
    await tx.insert(crmCommunications).values({
      workspaceId,
      userId: user.id,
      subject,
      body,
      outboxId,
      ...links,
      type: 'email',
      direction: 'out',
      status: 'queued',
      inboxEntryId: id,
      occurredAt: at,
      createdAt: at,
      updatedAt: at,
    });
    await tx
      .update(inboxEntries)
      .set({
        repliedAt: at,
        ...((entry.status === 'unread' || entry.status === 'suspected') && { status: 'read' as const }),
        updatedAt: nextUpdatedAt(entry.updatedAt, now),
      })
      .where(eq(inboxEntries.id, id));
    await setMessageRead(tx, entry, true);
    return findEntry(inside, id);
  });
}
