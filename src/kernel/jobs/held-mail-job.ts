import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { count, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { outbox } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { Job } from './job-runner.ts';

/** A file, because a command may not write the database beside a running server (docs/decisions/004). */
const requestFile = (dataDir: string): string => join(dataDir, 'release-mail');

/** `npm run mail:release`: done by the server, now or when it starts. */
export const requestRelease = (dataDir: string): Promise<void> =>
  writeFile(requestFile(dataDir), '', { mode: 0o600 });

export type HeldMailJobOptions = {
  db: Database;
  dataDir: string;
  log: Pick<Logger, 'info' | 'warn'>;
  clock?: () => Date;
};

/** Queues the messages that a restore holds back, once somebody has asked for it; says until then that they wait. */
export function createHeldMailJob({ db, dataDir, log, clock = () => new Date() }: HeldMailJobOptions): Job {
  let hasWarned = false;

  async function warnOnce(): Promise<void> {
    if (hasWarned) return;
    hasWarned = true;
    const [held] = await db.select({ messages: count() }).from(outbox).where(eq(outbox.status, 'held'));
    if (held && held.messages > 0)
      log.warn({ messages: held.messages }, 'mail is held since a restore; npm run mail:release sends it');
  }

  return {
    name: 'held-mail',
    runDue: async () => {
      const isRequested = await stat(requestFile(dataDir)).then(
        () => true,
        () => false,
      );
      if (!isRequested) return warnOnce();
      const released = await db
        .update(outbox)
        .set({ status: 'queued', nextAttemptAt: clock().toISOString(), queuedAt: clock().toISOString() })
        .where(eq(outbox.status, 'held'))
        .returning({ id: outbox.id });
      await rm(requestFile(dataDir), { force: true });
      log.info({ messages: released.length }, 'held mail released');
    },
  };
}
