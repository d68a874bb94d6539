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

type Device = { id: number; userId: number };

/** The devices of some accounts. */
export const findDevices = (tx: Database, userIds: readonly number[]): Promise<Device[]> =>
  tx
    .select({ id: pushDevices.id, userId: pushDevices.userId })
    .from(pushDevices)
    .where(inArray(pushDevices.userId, [...userIds]));

/** Makes devices due, in the transaction that writes the notifications. */
export async function queuePushes(tx: Database, devices: readonly Device[], now: Date): Promise<void> {
  for (const { id } of devices)
    await enqueue(tx, now, pushJob, { deviceId: id }, { uniqueKey: `push:${id}` });
}
