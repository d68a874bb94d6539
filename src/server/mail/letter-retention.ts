import { and, asc, eq, gt, inArray, lt, ne, notLike, or } from 'drizzle-orm';
import { outbox, jobs } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { SecretBox } from '../secret-box.ts';
import { dropLetterFile, letterFiles } from './eml-transport.ts';
import { sealedBodies } from './outbox.ts';

const DAY_MS = 86_400_000;
/** As the privacy page and docs/operating.md say; also for a message that could not be delivered. */
export const LETTER_DAYS = 30;
/** Batch size of one statement, so that the write lock is soon free again. */
const BATCH = 200;
export const LETTERS_JOB = 'letters';

export type LetterRetention = { db: Database; secrets: SecretBox; folder: string };

/**
 * For the job: letters are deleted 30 days after they were written, their files with them, and so are files whose row is
 * gone: whoever erases rows need not know of files, which may lie on another machine than the one that erases.
 */
export async function forgetLetters({ db, secrets, folder }: LetterRetention, now: Date): Promise<void> {
  await sealOldBodies(db, secrets);
  for (let count = BATCH; count === BATCH;) count = await deleteOld(db, now);
  await dropOrphans(db, folder);
}

/** Call it in the transaction that deletes letters: the next run then deletes their files, not the hourly one. */
export async function forgetLettersSoon(tx: Database): Promise<void> {
  await tx.update(jobs).set({ lastRunAt: null }).where(eq(jobs.name, LETTERS_JOB));
}

/** A message settled in the future (the clock was ahead) is deleted too, instead of being kept until then. */
async function deleteOld(db: Database, now: Date): Promise<number> {
  const at = (days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString();
  const { id, status, createdAt } = outbox;
  const isOver = and(
    ne(status, 'sending'),
    or(lt(createdAt, at(-LETTER_DAYS)), and(inArray(status, ['sent', 'failed']), gt(createdAt, at(1)))),
  );
  const old = db.select({ id }).from(outbox).where(isOver).orderBy(asc(id)).limit(BATCH);
  const deleted = await db.delete(outbox).where(inArray(id, old)).returning({ id });
  return deleted.length;
}

/** Rows of versions that sealed nothing. */
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

async function dropOrphans(db: Database, folder: string): Promise<void> {
  // The files first: one that is written while this looks has had its row before.
  const files = await letterFiles(folder);
  if (files.length === 0) return;
  const rows = await db.select({ messageId: outbox.messageId }).from(outbox);
  const kept = new Set(rows.map(({ messageId }) => messageId.split('@', 1)[0]));
  for (const { name, writtenFor } of files) if (!kept.has(writtenFor)) await dropLetterFile(folder, name);
}
