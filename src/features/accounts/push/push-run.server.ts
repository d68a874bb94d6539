import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { notifications, notificationSettings, pushDevices, sessions, users } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { isQuiet } from '#features/accounts/notifications/notification-hours.rules.ts';
import {
  isReadableBy,
  selectNotifications,
  toNotification,
} from '#features/accounts/notifications/notification-rows.server.ts';
import type { Settings } from '#kernel/config/config.ts';
import { handle, type Handler, type JobRun, type Outcome } from '#kernel/jobs/job.ts';
import { keepLease } from '#kernel/jobs/lease.ts';
import { DEFAULT_TIME_ZONE } from '#shared/dates/time-zone.ts';
import { pushJob } from './push-job.server.ts';
import { findPushKeys } from './push-keys.server.ts';
import { PUSH_CONTACT, pushMessage, pushOfMany } from './push-message.texts.ts';
import { sendPush, type PushOutcome } from './send-push.server.ts';
import { MOST_AT_ONCE, MOST_FAILURES, PUSH_HOURS } from './push.values.ts';

type RunOptions = { settings: Pick<Settings, 'secrets' | 'webhooks'> };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Until quiet hours are looked at again. */
const QUIET_MS = 10 * MINUTE_MS;

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** A device with its reader, who may be told: signed in there, in use, and no demo. */
async function findDevice(db: Database, deviceId: number, now: Date) {
  const seconds = Math.floor(now.getTime() / 1_000);
  const { quietFrom, quietTo, timeZone } = notificationSettings;
  const [found] = await db
    .select({
      device: pushDevices,
      reader: { id: users.id, role: users.role, language: users.language },
      ...{ quietFrom, quietTo, timeZone },
    })
    .from(pushDevices)
    .innerJoin(users, eq(users.id, pushDevices.userId))
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(
      and(
        eq(pushDevices.id, deviceId),
        isNull(users.disabledAt),
        isNull(users.demoExpiresAt),
        gt(sessions.expiresAt, seconds),
        gt(sessions.absoluteExpiresAt, seconds),
      ),
    );
  return found;
}

type Found = NonNullable<Awaited<ReturnType<typeof findDevice>>>;

/** Unread, of the last day, and not told on this device; the oldest first. */
async function waitingFor(db: Database, { device, reader }: Found, now: Date) {
  const rows = await selectNotifications(db)
    .where(
      and(
        isReadableBy(db, reader),
        eq(notifications.push, true),
        isNull(notifications.readAt),
        gt(notifications.id, device.lastNotification),
        gt(notifications.createdAt, later(now, -PUSH_HOURS * HOUR_MS).toISOString()),
      ),
    )
    .orderBy(asc(notifications.id));
  return rows.map(toNotification);
}

async function settle(job: JobRun, { device }: Found, outcome: PushOutcome, told: number): Promise<Outcome> {
  const now = job.clock();
  const failures = device.failures + 1;
  const isEnd = outcome === 'gone' || outcome === 'refused' || failures >= MOST_FAILURES;
  const ofDevice = eq(pushDevices.id, device.id);
  await job.db.transaction(async (tx) => {
    await keepLease(tx, job.lease, now);
    if (outcome === 'sent')
      await tx
        .update(pushDevices)
        .set({ lastNotification: told, failures: 0, lastSentAt: now.toISOString() })
        .where(ofDevice);
    else if (isEnd) await tx.delete(pushDevices).where(ofDevice);
    else await tx.update(pushDevices).set({ failures }).where(ofDevice);
  });
  job.log[outcome === 'sent' ? 'debug' : 'info']({ device: device.id, outcome, failures }, 'push attempted');
  if (outcome === 'sent') return { again: now };
  // Doubled up to an hour.
  return isEnd ? undefined : { again: later(now, Math.min(HOUR_MS, MINUTE_MS * 2 ** Math.min(failures, 6))) };
}

async function tellDevice(job: JobRun, deviceId: number, { settings }: RunOptions): Promise<Outcome> {
  const now = job.clock();
  const found = await findDevice(job.db, deviceId, now);
  const keys = found && (await findPushKeys(job.db, settings));
  if (!found || !keys) return undefined;
  const items = await waitingFor(job.db, found, now);
  const [first] = items;
  if (!first) return undefined;
  const hours = { ...found, timeZone: found.timeZone ?? DEFAULT_TIME_ZONE };
  if (isQuiet(hours, now)) return { again: later(now, QUIET_MS) };
  const locale = found.reader.language;
  const isMany = items.length > MOST_AT_ONCE;
  const message = isMany ? pushOfMany(items, locale) : pushMessage(first, locale);
  const contact = PUSH_CONTACT;
  let outcome: PushOutcome;
  try {
    outcome = await sendPush(found.device, message, { keys, contact, settings, signal: job.signal });
  } catch (error) {
    // The server ends: the next one sends it.
    if (job.signal.aborted) return { again: now };
    throw error;
  }
  return settle(job, found, outcome, (isMany ? (items.at(-1) ?? first) : first).id);
}

/** Tells devices of what waits for them. */
export const pushHandler = (options: RunOptions): Handler =>
  handle(pushJob, { run: (job, { deviceId }) => tellDevice(job, deviceId, options) });
