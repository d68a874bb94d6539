import { inArray, sql } from 'drizzle-orm';
import { notifications, notificationSettings } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { findDevices, queuePushes } from '#features/accounts/push/push-job.server.ts';
import {
  settingOf,
  type KindSetting,
  type NotificationKind,
  type NotifiedRecord,
} from './notification.values.ts';

/** Something that a member of a workspace should hear of. */
export type Notice = {
  userId: number;
  workspaceId: number;
  kind: NotificationKind;
  record: NotifiedRecord;
  recordId: number;
  /** Null: nobody's act. */
  actorId: number | null;
  /** The rule whose act it is; the record's own id where the record is a rule. */
  ruleId?: number | null;
  /** Those of one member with the same key are one notification. */
  key: string;
  at: string;
};

/** Rows of one statement, within the number of its values. */
const PIECE = 200;

const ID_COLUMNS = {
  contact: 'contactId',
  company: 'companyId',
  opportunity: 'opportunityId',
  task: 'taskId',
  communication: 'communicationId',
  enquiry: 'enquiryId',
  lead: 'leadId',
  rule: 'ruleId',
} as const satisfies Record<Exclude<NotifiedRecord, 'workspace'>, string>;

/** Settings of accounts, by their ids; of all that are asked for. */
async function kindSettingsOf(
  db: Database,
  userIds: readonly number[],
): Promise<(id: number, kind: NotificationKind) => KindSetting> {
  const { userId, kinds } = notificationSettings;
  const rows = await db
    .select({ userId, kinds })
    .from(notificationSettings)
    .where(inArray(userId, [...userIds]));
  const own = new Map(rows.map((row) => [row.userId, row.kinds]));
  return (id, kind) => settingOf(kind, own.get(id));
}

/** Several records of one key have one rule behind them. */
const noRecord = Object.fromEntries(
  Object.values(ID_COLUMNS).flatMap((name) => (name === 'ruleId' ? [] : [[name, sql`null`]])),
);

/**
 * Writes notifications, in the transaction that moves the reader of the journal. What somebody has done themselves is
 * left out, and what they want to hear in no way. Several records of one key become one
 * notification, which counts them; one that is there already gains the number.
 */
export async function writeNotices(
  tx: Database,
  notices: readonly Notice[],
  { isCounted }: { isCounted: boolean },
): Promise<void> {
  const told = notices.filter(({ userId, actorId }) => userId !== actorId);
  if (told.length === 0) return;
  const members = [...new Set(told.map(({ userId }) => userId))];
  const settingsOf = await kindSettingsOf(tx, members);
  const devices = await findDevices(tx, members);
  const hasDevice = new Set(devices.map(({ userId }) => userId));
  const byKey = Map.groupBy(told, ({ userId, key }) => `${userId} ${key}`);
  const rows = [...byKey.values()].flatMap((same): (typeof notifications.$inferInsert)[] => {
    const [first] = same;
    if (!first) return [];
    const { record, recordId, at, kind, ...shared } = first;
    const count = isCounted ? same.length : 1;
    const { inPage, mail, push: isPushed } = settingsOf(first.userId, kind);
    const push = isPushed && hasDevice.has(first.userId);
    if (!inPage && mail === 'off' && !push) return [];
    const named = count === 1 && record !== 'workspace' ? { [ID_COLUMNS[record]]: recordId } : {};
    return [{ ...shared, ...named, kind, record, count, mail, push, isShown: inPage, createdAt: at }];
  });
  for (let start = 0; start < rows.length; start += PIECE) {
    const insert = tx.insert(notifications).values(rows.slice(start, start + PIECE));
    const target = [notifications.userId, notifications.key];
    await (isCounted
      ? insert.onConflictDoUpdate({
          target,
          set: { ...noRecord, count: sql`${notifications.count} + excluded."count"` },
        })
      : insert.onConflictDoNothing({ target }));
  }
  const pushed = new Set(rows.flatMap(({ userId, push }) => (push ? [userId] : [])));
  const due = devices.filter(({ userId }) => pushed.has(userId));
  await queuePushes(tx, due, new Date(rows.at(-1)?.createdAt ?? 0));
}
