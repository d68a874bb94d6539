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
  /** Somebody typed it and pressed a button: its headers say nothing of automation. */
  isPersonal?: boolean;
  /** MAIL_FROM: its domain stands in the Message-ID. */
  sender: string;
};

function rowOf(mail: NewMail, at: string) {
  const { kind, dedupeKey, text, html } = mail;
  return {
    kind,
    dedupeKey,
    recipient: parseMailbox(mail.recipient).address,
    replyTo: mail.replyTo && parseMailbox(mail.replyTo).address,
    subject: oneLine(mail.subject).trim(),
    text,
    html,
    messageId: `${randomUUID()}@${domainOf(parseMailbox(mail.sender).address)}`,
    isAutomatic: mail.isPersonal !== true,
    nextAttemptAt: at,
    createdAt: at,
  };
}

/**
 * Puts a message into the outbox, in the transaction of what causes it: either both are kept or neither. The job of
 * mail-job.ts sends it. Answers its id, or null where its cause has been written about before.
 */
export async function queueMail(db: Database, now: Date, mail: NewMail): Promise<number | null> {
  const [queued] = await db
    .insert(outbox)
    .values(rowOf(mail, now.toISOString()))
    .onConflictDoNothing({ target: outbox.dedupeKey })
    .returning({ id: outbox.id });
  return queued?.id ?? null;
}

/** Several messages at once, as `queueMail` does one. */
export async function queueMails(db: Database, now: Date, mails: readonly NewMail[]): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map((mail) => rowOf(mail, now.toISOString()));
  await db.insert(outbox).values(rows).onConflictDoNothing({ target: outbox.dedupeKey });
}
