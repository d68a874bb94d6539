import { and, asc, eq, gt, inArray, lt, ne, notLike, or } from 'drizzle-orm';
import { mailDeliveries, outbox } from '#db/schema/index.ts';
import { everyRow } from '#db/rows.ts';
import type { Database } from '#db/drizzle.ts';
import type { SecretBox } from '#kernel/config/secret-box.ts';
import { runSoon } from '#kernel/jobs/enqueue.ts';
import { deleteEmailFile, emailFiles } from './eml-transport.ts';
import { sealedBodies } from './outbox.ts';

const DAY_MS = 86_400_000;
/** Period stated by the privacy page and docs/operating.md, for undeliverable messages too. */
export const EMAIL_DAYS = 30;
/** Batch size of one statement, so that the write lock is soon free again. */
const BATCH = 200;
export const EMAIL_RETENTION_JOB = 'letters';

export type EmailRetention = { db: Database; secrets: SecretBox; folder: string };

/**
 * Deletes emails 30 days after they were written, with their files; also deletes files whose row is gone, since code
 * that erases rows need not know about files, which may be on another machine. Called by the job.
 */
export async function deleteOldEmails({ db, secrets, folder }: EmailRetention, now: Date): Promise<void> {
  await sealOldBodies(db, secrets);
  for (let count = BATCH; count === BATCH;) count = await deleteOld(db, now);
  await dropOrphans(db, folder, now);
}

/** Call it in the transaction that deletes emails: the next run then deletes their files, not the hourly one. */
export async function deleteOldEmailsSoon(tx: Database): Promise<void> {
  await runSoon(tx, EMAIL_RETENTION_JOB);
}

/** Also deletes a message settled in the future (the clock was ahead), instead of keeping it until then. */
async function deleteOld(db: Database, now: Date): Promise<number> {
  const at = (days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString();
  const { id, status, createdAt } = outbox;
  const isOver = and(
    ne(status, 'sending'),
    or(lt(createdAt, at(-EMAIL_DAYS)), and(inArray(status, ['sent', 'failed']), gt(createdAt, at(1)))),
  );
  const old = db.select({ id }).from(outbox).where(isOver).orderBy(asc(id)).limit(BATCH);
  const deleted = await db.delete(outbox).where(inArray(id, old)).returning({ id });
  return deleted.length;
}

/** Encrypts rows of versions without encryption. */
async function sealOldBodies(db: Database, secrets: SecretBox): Promise<void> {
  const plain = await db
    .select()
    .from(outbox)
    .where(
      and(
        inArray(outbox.status, ['queued', 'failed']),
        ne(outbox.text, ''),
        notLike(outbox.text, 'sealed1:%'),
      ),
    );
  for (const row of plain)
    await db
      .update(outbox)
      .set(sealedBodies(secrets, row))
      .where(and(eq(outbox.id, row.id), eq(outbox.text, row.text)));
}

async function dropOrphans(db: Database, folder: string, now: Date): Promise<void> {
  // Files first: a file written meanwhile already has its row.
  const files = await emailFiles(folder);
  if (files.length === 0) return;
  const ofOutbox = await db.select({ messageId: outbox.messageId }).from(outbox);
  const since = new Date(now.getTime() - EMAIL_DAYS * DAY_MS).toISOString();
  // Of every workspace: the files lie in one folder.
  const ofSendings = await everyRow(db, mailDeliveries)
    .select({ messageId: mailDeliveries.messageId })
    .where(gt(mailDeliveries.createdAt, since));
  const kept = new Set([...ofOutbox, ...ofSendings].map(({ messageId }) => messageId.split('@', 1)[0]));
  for (const { name, writtenFor } of files) if (!kept.has(writtenFor)) await deleteEmailFile(folder, name);
}
