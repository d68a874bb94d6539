import { and, desc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { notifications, notificationSettings, users } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { Settings } from '#kernel/config/config.ts';
import { queueMail } from '#kernel/mail/outbox.ts';
import { wallTime } from '#shared/dates/days.ts';
import { DEFAULT_TIME_ZONE } from '#shared/dates/time-zone.ts';
import { GATHERED_MS, isDigestDue, isQuiet } from './notification-hours.rules.ts';
import { notificationEmail } from './notification.mail.ts';
import { isReadableBy, selectNotifications, toNotification } from './notification-rows.server.ts';

export type NotificationMailSettings = Pick<Settings, 'siteUrl' | 'mailFrom' | 'smtpUrl' | 'secrets'>;

/** Lines of one email. */
const MOST_LINES = 30;

const isWaiting = (mail: 'at_once' | 'daily') =>
  and(eq(notifications.mail, mail), isNull(notifications.mailedAt), isNull(notifications.readAt));

const addressee = {
  id: users.id,
  role: users.role,
  name: users.name,
  email: users.email,
  language: users.language,
  quietFrom: notificationSettings.quietFrom,
  quietTo: notificationSettings.quietTo,
  timeZone: notificationSettings.timeZone,
  digestOn: notificationSettings.digestOn,
};

/** Accounts with something to be mailed, which may be mailed to: in use, no demo, their address confirmed. */
async function addressees(
  db: Database,
  now: Date,
  mail: 'at_once' | 'daily',
  { smtpUrl }: NotificationMailSettings,
) {
  const gathered = new Date(now.getTime() - GATHERED_MS).toISOString();
  const rows = await db
    .selectDistinct(addressee)
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(
      and(
        isWaiting(mail),
        mail === 'at_once' ? lte(notifications.createdAt, gathered) : undefined,
        isNull(users.disabledAt),
        isNull(users.demoExpiresAt),
        smtpUrl === undefined ? undefined : isNotNull(users.emailConfirmedAt),
      ),
    );
  return rows.map((row) => ({ ...row, timeZone: row.timeZone ?? DEFAULT_TIME_ZONE }));
}

type Addressee = Awaited<ReturnType<typeof addressees>>[number];

/** One email with all that waits, in the transaction that notes it as mailed. */
async function mailTo(
  db: Database,
  now: Date,
  to: Addressee,
  mail: 'at_once' | 'daily',
  settings: NotificationMailSettings,
): Promise<void> {
  const { day } = wallTime(now, to.timeZone);
  await db.transaction(async (tx) => {
    const waiting = await selectNotifications(tx)
      .where(and(isReadableBy(tx, to), isWaiting(mail)))
      .orderBy(desc(notifications.id));
    const items = waiting.map(toNotification);
    const [newest] = items;
    if (newest) {
      const shown = items.slice(0, MOST_LINES);
      const message = notificationEmail({
        items: shown,
        more: items.length - shown.length,
        isDigest: mail === 'daily',
        recipientName: to.name,
        locale: to.language,
        timeZone: to.timeZone,
        siteUrl: settings.siteUrl,
      });
      await queueMail(
        tx,
        now,
        {
          ...message,
          kind: mail === 'daily' ? 'notification_digest' : 'notification',
          dedupeKey: `user:${to.id}:notifications:${newest.id}`,
          recipient: to.email,
          replyTo: null,
          userId: to.id,
        },
        settings,
      );
    }
    // Also those that may no longer be read: they do not wait for ever.
    await tx
      .update(notifications)
      .set({ mailedAt: now.toISOString() })
      .where(and(eq(notifications.userId, to.id), isWaiting(mail)));
    if (mail === 'daily')
      await tx
        .update(notificationSettings)
        .set({ digestOn: day })
        .where(eq(notificationSettings.userId, to.id));
  });
}

/**
 * Queues the emails that are due: at once means after some minutes, so that what comes together is one email, and neither
 * goes out in quiet hours. Called by the job.
 */
export async function mailNotifications(
  db: Database,
  now: Date,
  settings: NotificationMailSettings,
  signal?: AbortSignal,
): Promise<void> {
  for (const mail of ['at_once', 'daily'] as const)
    for (const to of await addressees(db, now, mail, settings)) {
      if (signal?.aborted === true) return;
      const isDue = mail === 'daily' ? isDigestDue(to, now) : !isQuiet(to, now);
      if (isDue) await mailTo(db, now, to, mail, settings);
    }
}
