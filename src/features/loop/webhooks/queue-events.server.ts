import { eq } from 'drizzle-orm';
import { journalWritten } from '#db/journal/cause.ts';
import { everyRow } from '#db/rows.ts';
import { journalReaders, webhookDeliveries, webhooks } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { newMessageId } from '#features/accounts/webhooks/delivery.server.ts';
import { sendToWebhook } from '#features/accounts/webhooks/webhook-job.server.ts';
import type { Loop } from '#kernel/jobs/job-runner.ts';
import { eventsOf } from './events.rules.ts';
import { changesAfter, incomingEvents, recordChanges } from './read-changes.server.ts';

const READER = 'webhooks';
/** Until changes of another instance on the same database are looked for; what this process writes wakes the loop. */
const POLL_MS = 5_000;
const IDLE_MS = 60_000;

/** Of every workspace: the journal is read for all of them at once. */
const activeWebhooks = (db: Database) => everyRow(db, webhooks).select().where(eq(webhooks.isActive, true));

/**
 * Reads on in the journal, stores a delivery for each event and webhook that wants it, and moves the cursor, all in one
 * transaction: a kill loses nothing and doubles nothing. Returns whether more is to be read.
 */
export function queueEvents(db: Database, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const hooks = await activeWebhooks(tx);
    const [place] = await tx.select().from(journalReaders).where(eq(journalReaders.name, READER));
    const since = Math.min(...hooks.map(({ sinceChange }) => sinceChange));
    const after = Math.max(place?.lastChange ?? 0, since);
    if (hooks.length === 0) return false;
    const { rows, upTo, hasMore } = await changesAfter(tx, after);
    if (upTo === place?.lastChange) return false;
    const events = [...eventsOf(await recordChanges(tx, rows)), ...(await incomingEvents(tx, rows))];
    const at = now.toISOString();
    const due = hooks.map((hook) => ({
      hook,
      deliveries: events
        .filter(
          ({ workspaceId, event, changeId }) =>
            workspaceId === hook.workspaceId && changeId > hook.sinceChange && hook.events.includes(event),
        )
        .map(({ event, recordId, changeId, changed, at: changedAt }) => ({
          webhookId: hook.id,
          messageId: newMessageId(),
          event,
          recordId,
          changeId,
          changed: [...changed],
          at: changedAt,
          nextAttemptAt: at,
          createdAt: at,
        })),
    }));
    for (const { hook, deliveries } of due) {
      if (deliveries.length === 0) continue;
      // Told already, where the cursor was set back.
      await everyRow(tx, webhookDeliveries).insert(deliveries).onConflictDoNothing();
      await sendToWebhook(tx, now, hook);
    }
    await tx
      .insert(journalReaders)
      .values({ name: READER, lastChange: upTo, lookedAt: at })
      .onConflictDoUpdate({ target: journalReaders.name, set: { lastChange: upTo, lookedAt: at } });
    return hasMore;
  });
}

/** Follows the journal for webhooks; a commit that changed records wakes it. */
export const webhookLoop = (db: Database, clock: () => Date = () => new Date()): Loop => ({
  name: 'webhooks',
  bell: journalWritten,
  look: async (signal) => {
    // Read outside of a transaction first: most installations have none.
    if ((await activeWebhooks(db).limit(1)).length === 0) return IDLE_MS;
    while (!signal.aborted && (await queueEvents(db, clock())));
    return POLL_MS;
  },
});
