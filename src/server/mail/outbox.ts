import { randomUUID } from 'node:crypto';
import { outbox } from '#db/schema/index.ts';
import { oneLine } from '#shared/text.ts';
import type { Database } from '../context.ts';
import { domainOf, parseMailbox } from './mailbox.ts';

export type OutboxRow = typeof outbox.$inferSelect;

export type Letter = { subject: string; text: string; html: string };

export type NewMail = Letter & {
  kind: string;
  /** Names the cause; a second message of the same name is not written. */
  dedupeKey: string;
  /** One bare address that was validated, or a mailbox of the configuration. */
  recipient: string;
  replyTo: string | null;
  /** MAIL_FROM: its domain stands in the Message-ID. */
  sender: string;
};

/**
 * Puts a message into the outbox, in the transaction of what causes it: either both are kept or neither. The job of
 * mail-job.ts sends it.
 */
export async function queueMail(db: Database, now: Date, mail: NewMail): Promise<void> {
  const at = now.toISOString();
  const { kind, dedupeKey, text, html } = mail;
  await db
    .insert(outbox)
    .values({
      kind,
      dedupeKey,
      recipient: parseMailbox(mail.recipient).address,
      replyTo: mail.replyTo && parseMailbox(mail.replyTo).address,
      subject: oneLine(mail.subject).trim(),
      text,
      html,
      messageId: `${randomUUID()}@${domainOf(parseMailbox(mail.sender).address)}`,
      nextAttemptAt: at,
      createdAt: at,
    })
    .onConflictDoNothing({ target: outbox.dedupeKey });
}
