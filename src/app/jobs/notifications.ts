import type { Logger } from 'pino';
import type { Database } from '#db/drizzle.ts';
import { journalWritten } from '#db/journal/cause.ts';
import {
  mailNotifications,
  type NotificationMailSettings,
} from '#features/accounts/notifications/notification-mail.server.ts';
import { readForNotifications } from '#features/loop/notifications/read-journal.server.ts';
import { readTimeForRules } from '#features/loop/rules/queue-timed-runs.server.ts';
import { runSoon } from '#kernel/jobs/enqueue.ts';
import { recurring, type Handler } from '#kernel/jobs/job.ts';

const KIND = 'notifications';
const MINUTE_MS = 60_000;
/** Changes come in numbers: the job is asked for once for all of them. */
const PAUSE_MS = 500;

/** Reads the journal and the time for what members should hear of, and queues the emails about it. */
export const notificationHandler = (db: Database, settings: NotificationMailSettings): Handler =>
  recurring({
    kind: KIND,
    everyMs: MINUTE_MS,
    work: async (now, signal) => {
      await readForNotifications(db, now, signal);
      await mailNotifications(db, now, settings, signal);
    },
  });

/** Looks at the time for what rules should do. */
export const ruleTimeHandler = (db: Database): Handler =>
  recurring({
    kind: 'rule-time',
    everyMs: MINUTE_MS,
    isLong: true,
    work: (now, signal) => readTimeForRules(db, now, signal),
  });

/**
 * Makes the job due soon after each change in this process. One that is missed, as by a kill, is read a minute later.
 * Returns how to end it.
 */
export function tellWhenWritten(db: Database, log: Logger): () => void {
  let timer: NodeJS.Timeout | undefined;
  const tell = (): void => {
    timer = undefined;
    runSoon(db, KIND).catch((error: unknown) => log.warn({ err: error }, 'notifications wait a minute'));
  };
  const onWritten = (): void => void (timer ??= setTimeout(tell, PAUSE_MS).unref());
  journalWritten.subscribe(onWritten);
  return () => {
    journalWritten.unsubscribe(onWritten);
    clearTimeout(timer);
  };
}
