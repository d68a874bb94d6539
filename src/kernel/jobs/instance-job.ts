import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { eq, gt, lt } from 'drizzle-orm';
import { instances } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { SecretBox } from '#kernel/config/secret-box.ts';
import { storedFingerprint } from '#kernel/stored-key.ts';
import { VERSION } from '#kernel/version.ts';
import { SHORTEST_POLL_MS, type Loop } from './job-runner.ts';

const EVERY_MS = 60_000;
/** An instance that has not renewed its row for so long is gone. */
const GONE_AFTER_MS = 3 * EVERY_MS;
const FORGOTTEN_AFTER_MS = 86_400_000;

export type Instance = typeof instances.$inferSelect;

const before = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString();

/** The processes that serve this database, the newest last. */
export const liveInstances = (db: Database, now: Date): Promise<Instance[]> =>
  db
    .select()
    .from(instances)
    .where(gt(instances.seenAt, before(now, GONE_AFTER_MS)))
    .orderBy(instances.startedAt);

type InstanceOptions = { db: Database; secrets: SecretBox; startedAt: Date; clock?: () => Date };

/**
 * Renews the row of this process once a minute, and deletes those of processes that are long gone. No job of the queue:
 * every process does it for itself.
 */
export function createInstanceLoop({
  db,
  secrets,
  startedAt,
  clock = () => new Date(),
}: InstanceOptions): Loop & { leave: () => Promise<void> } {
  const id = randomUUID();
  let seenAt = Number.NEGATIVE_INFINITY;
  return {
    name: 'instance',
    look: async () => {
      const now = clock();
      if (Math.abs(now.getTime() - seenAt) < EVERY_MS) return SHORTEST_POLL_MS;
      // Before it succeeds: a full disk is not tried, nor logged, with every look.
      seenAt = now.getTime();
      const stored = await storedFingerprint(db);
      const hasRightKey = stored === undefined || stored === secrets.fingerprint;
      const renewed = { seenAt: now.toISOString(), hasRightKey };
      const own = { id, host: hostname(), pid: process.pid, version: VERSION };
      await db
        .insert(instances)
        .values({ ...own, startedAt: startedAt.toISOString(), ...renewed })
        .onConflictDoUpdate({ target: instances.id, set: renewed });
      await db.delete(instances).where(lt(instances.seenAt, before(now, FORGOTTEN_AFTER_MS)));
      return SHORTEST_POLL_MS;
    },
    /** With the end of the process; one that is killed is gone after some minutes. */
    leave: async () => {
      await db.delete(instances).where(eq(instances.id, id));
    },
  };
}
