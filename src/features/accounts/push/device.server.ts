import { and, desc, eq, max } from 'drizzle-orm';
import { notifications, pushDevices } from '#db/schema/index.ts';
import { isDemoAccount } from '#features/accounts/public-owner.server.ts';
import { requirePublicAddress } from '#features/accounts/webhooks/webhook-address.server.ts';
import type { Settings } from '#kernel/config/config.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { unqueue } from '#kernel/jobs/enqueue.ts';
import { AppError } from '#shared/errors.ts';
import { requirePushKeys } from './push-keys.server.ts';
import type { AddDevice, PushDevice, PushDevices } from './push.schema.ts';
import { MAX_DEVICES } from './push.values.ts';

type DeviceSettings = Pick<Settings, 'secrets' | 'webhooks'>;
const { id, userAgent, sessionId, lastSentAt, createdAt } = pushDevices;

const devicesOf = async (ctx: ServiceContext, currentId: string): Promise<PushDevice[]> => {
  const rows = await ctx.db
    .select({ id, userAgent, sessionId, lastSentAt, createdAt })
    .from(pushDevices)
    .where(eq(pushDevices.userId, ctx.user.id))
    .orderBy(desc(id));
  return rows.map(({ sessionId: of, ...row }) => ({ ...row, isCurrent: of === currentId }));
};

/** Returns the caller's devices, the newest first, with the key that a browser subscribes with. */
export async function listDevices(
  ctx: ServiceContext,
  currentId: string,
  settings: DeviceSettings,
): Promise<PushDevices> {
  const { publicKey } = await requirePushKeys(ctx.db, settings);
  return { items: await devicesOf(ctx, currentId), nextCursor: null, publicKey };
}

/**
 * Tells the browser of this session from now on, until it is signed out. The same address given again, also by another
 * account of this browser, is one device. Errors: `invalid` for an address that is not public; `demo_account`.
 */
export async function addDevice(
  ctx: ServiceContext,
  { endpoint, keys }: AddDevice,
  session: { id: string },
  settings: DeviceSettings,
): Promise<PushDevice> {
  if (await isDemoAccount(ctx))
    throw new AppError('demo_account', { messageKey: 'account:notifications.push.demo' });
  try {
    requirePublicAddress(endpoint, settings.webhooks);
  } catch {
    throw new AppError('invalid', { fields: { endpoint: 'account:notifications.push.address' } });
  }
  const [newest] = await ctx.db
    .select({ id: max(notifications.id) })
    .from(notifications)
    .where(eq(notifications.userId, ctx.user.id));
  const values = {
    ...{ userId: ctx.user.id, sessionId: session.id, endpoint },
    ...{ publicKey: keys.p256dh, authSecret: keys.auth, userAgent: ctx.origin?.userAgent ?? '' },
    ...{ lastNotification: newest?.id ?? 0, failures: 0, createdAt: ctx.now.toISOString() },
  };
  return ctx.db.transaction(async (tx) => {
    const [known] = await tx.select().from(pushDevices).where(eq(pushDevices.endpoint, endpoint));
    // Notifications since the last one told are still told.
    const isSame = known?.userId === ctx.user.id;
    const { createdAt: _made, lastNotification: _last, ...renewed } = values;
    const [made] = await tx
      .insert(pushDevices)
      .values(values)
      .onConflictDoUpdate({ target: pushDevices.endpoint, set: isSame ? renewed : values })
      .returning({ id });
    const all = await devicesOf({ ...ctx, db: tx }, session.id);
    for (const old of all.slice(MAX_DEVICES)) await tx.delete(pushDevices).where(eq(id, old.id));
    const device = all.find((each) => each.id === made?.id);
    if (!device) throw new AppError('internal');
    return device;
  });
}

/** Errors: `not_found`, also for a device of somebody else. */
export async function removeDevice(ctx: ServiceContext, deviceId: number): Promise<void> {
  const gone = await ctx.db
    .delete(pushDevices)
    .where(and(eq(id, deviceId), eq(pushDevices.userId, ctx.user.id)))
    .returning({ id });
  if (gone.length === 0) throw new AppError('not_found');
  await unqueue(ctx.db, `push:${deviceId}`);
}
