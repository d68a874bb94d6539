import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { pushDevices } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { enqueue } from '#kernel/jobs/enqueue.ts';
import type { JobKind } from '#kernel/jobs/job.ts';

/** Tells one device of the notifications that wait for it. */
export const pushJob: JobKind<{ deviceId: number }> = {
  kind: 'push',
  lane: 'push',
  payload: z.strictObject({ deviceId: z.int() }),
};

/** Makes the devices of accounts due, in the transaction that writes their notifications. */
export async function queuePushes(tx: Database, userIds: readonly number[], now: Date): Promise<void> {
  if (userIds.length === 0) return;
  const devices = await tx
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(inArray(pushDevices.userId, [...new Set(userIds)]));
  for (const { id } of devices)
    await enqueue(tx, now, pushJob, { deviceId: id }, { uniqueKey: `push:${id}` });
}
