import { channel } from 'node:diagnostics_channel';
import { eq } from 'drizzle-orm';
import { afterCommit } from '#db/after-commit.ts';
import type { Database } from '#db/drizzle.ts';
import { jobs } from '#db/schema/index.ts';
import type { JobKind } from './job.ts';

/** Pages and the server are two graphs of modules in one process: a named channel is the same in both. */
export const queued = channel('jobs queued');

const ring = (): void => afterCommit(() => queued.publish(undefined));

type Queued = { runAt?: Date; uniqueKey?: string; priority?: number; series?: string };

/**
 * Queues a job in the transaction of its cause, so that both are stored or neither. One with the same `uniqueKey` is there
 * once: it becomes due anew, as if nobody had tried it.
 */
export async function enqueue<Payload>(
  db: Database,
  now: Date,
  { kind, lane }: JobKind<Payload>,
  payload: Payload,
  { runAt = now, ...more }: Queued = {},
): Promise<void> {
  const at = { runAt: runAt.toISOString(), setAt: now.toISOString() };
  await db
    .insert(jobs)
    .values({ kind, lane, payload, ...at, ...more, createdAt: now.toISOString() })
    .onConflictDoUpdate({
      target: jobs.uniqueKey,
      set: {
        ...at,
        payload,
        ...(more.priority !== undefined && { priority: more.priority }),
        attempts: 0,
        interruptions: 0,
        parkedAt: null,
        lastError: null,
      },
    });
  ring();
}

/** Takes a job out of the queue that nobody wants any more; one in hand loses its lease. */
export async function unqueue(db: Database, uniqueKey: string): Promise<void> {
  await db.delete(jobs).where(eq(jobs.uniqueKey, uniqueKey));
}

/** Makes recurring work due at once, in the transaction of its cause. */
export async function runSoon(db: Database, kind: string): Promise<void> {
  await db
    .update(jobs)
    .set({ runAt: new Date(0).toISOString() })
    .where(eq(jobs.uniqueKey, kind));
  ring();
}
