import { z } from 'zod';
import { webhooks } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { enqueue } from '#kernel/jobs/enqueue.ts';
import type { JobKind } from '#kernel/jobs/job.ts';

/** Sends what waits for one webhook, one delivery after the other. */
export const webhookJob: JobKind<{ webhookId: number }> = {
  kind: 'webhook',
  lane: 'webhook',
  payload: z.strictObject({ webhookId: z.int() }),
};

type Target = Pick<typeof webhooks.$inferSelect, 'id' | 'failingSince'>;

/** Makes a webhook's deliveries due, in the transaction that stores them. One that fails waits behind those that do not. */
export const sendToWebhook = (db: Database, now: Date, { id, failingSince }: Target): Promise<void> =>
  enqueue(
    db,
    now,
    webhookJob,
    { webhookId: id },
    { uniqueKey: `webhook:${id}`, priority: failingSince === null ? 0 : 1 },
  );
