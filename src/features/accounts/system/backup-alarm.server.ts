import { and, eq, isNull } from 'drizzle-orm';
import { backupStates, users } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { Settings } from '#kernel/config/config.ts';
import { queueMails } from '#kernel/mail/outbox.ts';
import type { Locale } from '#shared/languages.ts';
import { emailTime } from '#features/accounts/users/account.mail.ts';
import { backupAlarmEmail, type FailingBackup } from './backup-alarm.mail.ts';
import { missedDays } from '#shared/backup-days.ts';
import { byCode } from '#shared/texts/order.ts';

/** Missed days after which the administrators are written to. */
export const ALARM_AFTER_DAYS = 2;

type Failing = Pick<typeof backupStates.$inferSelect, 'kind' | 'doneAt' | 'error'> & {
  failingSince: string;
  missed: number;
};

async function failingBackup(db: Database, now: Date): Promise<Failing | undefined> {
  const failing = (await db.select().from(backupStates)).flatMap(
    ({ kind, doneAt, error, failingSince }): Failing[] =>
      failingSince === null
        ? []
        : [{ kind, doneAt, error, failingSince, missed: missedDays(failingSince, now) }],
  );
  // A missing copy cannot be stored either: one message says both.
  return failing
    .filter(({ missed }) => missed >= ALARM_AFTER_DAYS)
    .toSorted((one, other) => byCode(one.kind, other.kind))[0];
}

const told = ({ kind, doneAt, failingSince, error, missed }: Failing, language: Locale): FailingBackup => ({
  kind,
  missedDays: missed,
  last: doneAt === null ? null : emailTime(language, doneAt),
  since: emailTime(language, failingSince),
  reason: error ?? '',
});

/**
 * Writes to every administrator, in their language, once two whole days have no backup, or none outside the machine:
 * once a day at most, however often it is called. For jobs: there is no current user.
 */
export async function queueBackupAlarm(
  db: Database,
  now: Date,
  settings: Pick<Settings, 'siteUrl' | 'mailFrom' | 'secrets'>,
): Promise<void> {
  const failing = await failingBackup(db, now);
  if (!failing) return;
  const admins = await db
    .select({ id: users.id, email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.disabledAt), isNull(users.demoExpiresAt)));
  await queueMails(
    db,
    now,
    admins.map(({ id, email, language }) => ({
      ...backupAlarmEmail(told(failing, language), language, settings.siteUrl),
      kind: 'backup_alarm',
      dedupeKey: `user:${id}:backup-alarm:${now.toISOString().slice(0, 10)}`,
      recipient: email,
      replyTo: null,
      userId: id,
    })),
    settings,
  );
}
