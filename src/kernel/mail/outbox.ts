import { and, eq, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { outbox } from '#db/schema/index.ts';
import type { EmailMessage } from '#shared/contact/email-message.ts';
import { oneLine } from '#shared/texts/text.ts';
import type { Settings } from '#kernel/config/config.ts';
import type { Database } from '#db/drizzle.ts';
import type { Reseal } from '#kernel/config/reseal.ts';
import { isSealed, type SecretBox } from '#kernel/config/secret-box.ts';
import { enqueue } from '#kernel/jobs/enqueue.ts';
import type { JobKind } from '#kernel/jobs/job.ts';
import { domainOf, parseMailbox } from './mailbox.ts';
import { requireNotSuppressed } from './suppression.ts';

export type OutboxRow = typeof outbox.$inferSelect;

export type NewMail = EmailMessage & {
  kind: string;
  /** Deduplication key of the cause; a second message with the same key is not queued. */
  dedupeKey: string;
  /** One validated address, or a mailbox of the configuration. */
  recipient: string;
  /** Validated addresses. */
  cc?: readonly string[];
  replyTo: string | null;
  /** Written by a person: sent without the headers of automatic mail. */
  isPersonal?: boolean;
  /** Somebody waits for it at the screen: it goes out beside all others. */
  isUrgent?: boolean;
  /** Account with which the message is erased; null for the site's own messages. */
  userId: number | null;
};

/** MAIL_FROM, whose domain is used in the Message-ID, and the key that encrypts the bodies. */
export type OutboxSettings = Pick<Settings, 'mailFrom' | 'secrets'>;

const HOUR_MS = 3_600_000;

const payload = z.strictObject({ id: z.int() });
export const mailJob: JobKind<{ id: number }> = { kind: 'mail', lane: 'mail', payload };
export const urgentMailJob: JobKind<{ id: number }> = { kind: 'urgentMail', lane: 'urgent', payload };

/** Makes a message of the outbox due, in the transaction that queues it. */
export const sendSoon = (db: Database, now: Date, id: number, isUrgent = false): Promise<void> =>
  enqueue(db, now, isUrgent ? urgentMailJob : mailJob, { id }, { uniqueKey: `mail:${id}` });

const placeOf = (messageId: string): string => `outbox:${messageId}`;

/** Condition of a query over the outbox: no other key sealed the bodies, as far as is known. */
export const isSealedWith = ({ fingerprint }: Pick<SecretBox, 'fingerprint'>): SQL | undefined =>
  or(isNull(outbox.sealedWith), eq(outbox.sealedWith, fingerprint));

function rowOf(mail: NewMail, at: string, { mailFrom, secrets }: OutboxSettings) {
  const { kind, dedupeKey, text, html, userId } = mail;
  const messageId = `${randomUUID()}@${domainOf(parseMailbox(mailFrom).address)}`;
  return {
    kind,
    dedupeKey,
    userId,
    recipient: parseMailbox(mail.recipient).address,
    cc: [...(mail.cc ?? [])],
    replyTo: mail.replyTo && parseMailbox(mail.replyTo).address,
    subject: oneLine(mail.subject).trim(),
    text: secrets.seal(text, placeOf(messageId)),
    html: secrets.seal(html, placeOf(messageId)),
    sealedWith: secrets.fingerprint,
    messageId,
    isAutomatic: mail.isPersonal !== true,
    nextAttemptAt: at,
    createdAt: at,
  };
}

/**
 * Returns the row with decrypted bodies. Rows of versions without encryption are returned unchanged. Errors:
 * `SealError`.
 */
export function openMail(secrets: SecretBox, row: OutboxRow): OutboxRow {
  const open = (body: string): string => (isSealed(body) ? secrets.open(body, placeOf(row.messageId)) : body);
  return { ...row, text: open(row.text), html: open(row.html) };
}

export function sealedBodies(
  secrets: SecretBox,
  { text, html, messageId }: OutboxRow,
): Pick<OutboxRow, 'text' | 'html' | 'sealedWith'> {
  const seal = (body: string): string =>
    body === '' || isSealed(body) ? body : secrets.seal(body, placeOf(messageId));
  return { text: seal(text), html: seal(html), sealedWith: secrets.fingerprint };
}

/**
 * Puts the emails that wait under a new SECRETS_KEY. Call it in a transaction.
 *
 * @param fingerprint of the new key
 */
export async function resealOutbox(db: Database, reseal: Reseal, fingerprint?: string): Promise<void> {
  for (const { id, text, html, messageId } of await db.select().from(outbox).where(ne(outbox.text, ''))) {
    const place = placeOf(messageId);
    const renewed = { text: reseal(text, place), html: reseal(html, place) };
    if (renewed.text === text && renewed.html === html) continue;
    await db
      .update(outbox)
      .set({ ...renewed, sealedWith: fingerprint ?? null })
      .where(eq(outbox.id, id));
  }
}

/**
 * Counts the three days of an attempt from now where a message has waited without one: the server was down, or its key
 * was missing. For a start, before the first message is taken.
 */
export async function renewWaiting(db: Database, now: Date): Promise<void> {
  const { status, attempts, createdAt } = outbox;
  const since = new Date(now.getTime() - HOUR_MS).toISOString();
  await db
    .update(outbox)
    .set({ queuedAt: now.toISOString() })
    .where(and(eq(status, 'queued'), eq(attempts, 0), lt(createdAt, since)));
}

/**
 * Queues a message in the transaction of its cause, so that both are stored or neither; a job sends it (jobs/mail-job.ts). Where one
 * with this key exists, it stays. Errors: `opted_out` for a person's message to somebody who wants no mail.
 */
export async function queueMail(
  db: Database,
  now: Date,
  mail: NewMail,
  settings: OutboxSettings,
): Promise<void> {
  await queueMails(db, now, [mail], settings);
}

/** Id of a queued message, for a row that names it. */
export const idOfMail = (dedupeKey: string): SQL<number> =>
  sql`(select ${outbox.id} from ${outbox} where ${outbox.dedupeKey} = ${dedupeKey})`;

export async function queueMails(
  db: Database,
  now: Date,
  mails: readonly NewMail[],
  settings: OutboxSettings,
): Promise<void> {
  if (mails.length === 0) return;
  // Automatic messages answer what their recipient has just done: a password forgotten, a form sent.
  for (const mail of mails.filter(({ isPersonal }) => isPersonal))
    await requireNotSuppressed(db, { ...mail, recipient: parseMailbox(mail.recipient).address });
  const urgent = new Set(mails.flatMap(({ isUrgent, dedupeKey }) => (isUrgent ? [dedupeKey] : [])));
  const rows = mails.map((mail) => rowOf(mail, now.toISOString(), settings));
  const { id, dedupeKey } = outbox;
  const made = await db
    .insert(outbox)
    .values(rows)
    .onConflictDoNothing({ target: dedupeKey })
    .returning({ id, dedupeKey });
  for (const mail of made) await sendSoon(db, now, mail.id, urgent.has(mail.dedupeKey));
}
