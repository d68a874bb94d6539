import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { count, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { outbox } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { sendSoon } from '#kernel/mail/outbox.ts';
import { releaseParked } from './queue.ts';
import { SHORTEST_POLL_MS, type Loop } from './job-runner.ts';

/** A file, because a command may not write the database beside a running server (docs/decisions/004). */
const requestFile = (dataDir: string): string => join(dataDir, 'release-mail');

/** `npm run mail:release`: done by the server, now or when it starts. */
export const requestRelease = (dataDir: string): Promise<void> =>
  writeFile(requestFile(dataDir), '', { mode: 0o600 });

const jobsFile = (dataDir: string): string => join(dataDir, 'release-jobs');

/** `npm run jobs:release`: done by the server, now or when it starts. */
export const requestJobs = (dataDir: string): Promise<void> =>
  writeFile(jobsFile(dataDir), '', { mode: 0o600 });

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

export type HeldMailOptions = {
  db: Database;
  dataDir: string;
  log: Pick<Logger, 'info' | 'warn'>;
  clock?: () => Date;
};

/**
 * Queues the messages that a restore holds back, and lets stopped jobs run, once somebody has asked for it by a command;
 * says until then that messages wait. No job of the queue: the file lies on this machine, and another instance would not find it.
 */
export function createHeldMailLoop({ db, dataDir, log, clock = () => new Date() }: HeldMailOptions): Loop {
  let hasWarned = false;

  async function warnOnce(): Promise<void> {
    if (hasWarned) return;
    hasWarned = true;
    const [held] = await db.select({ messages: count() }).from(outbox).where(eq(outbox.status, 'held'));
    if (held && held.messages > 0)
      log.warn({ messages: held.messages }, 'mail is held since a restore; npm run mail:release sends it');
  }

  async function release(now: Date): Promise<void> {
    const at = now.toISOString();
    const released = await db.transaction(async (tx) => {
      const rows = await tx
        .update(outbox)
        .set({ status: 'queued', nextAttemptAt: at, queuedAt: at })
        .where(eq(outbox.status, 'held'))
        .returning({ id: outbox.id });
      for (const { id } of rows) await sendSoon(tx, now, id);
      return rows;
    });
    await rm(requestFile(dataDir), { force: true });
    log.info({ messages: released.length }, 'held mail released');
  }

  return {
    name: 'held-mail',
    look: async () => {
      await ((await isThere(requestFile(dataDir))) ? release(clock()) : warnOnce());
      if (await isThere(jobsFile(dataDir))) {
        log.info({ jobs: await releaseParked(db, clock()) }, 'stopped jobs released');
        await rm(jobsFile(dataDir), { force: true });
      }
      return SHORTEST_POLL_MS;
    },
  };
}
