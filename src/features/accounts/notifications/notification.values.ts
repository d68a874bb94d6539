export const NOTIFICATION_KINDS = [
  'mention',
  'assignment',
  'task_due',
  'enquiry',
  'lead',
  'deal_stale',
  'deal_won',
  'deal_lost',
  'member_joined',
  'rule',
  'rule_stopped',
  'rule_waits',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Subjects of a notification: a communication is one in which somebody is mentioned, a workspace its own one. */
export const NOTIFIED_RECORDS = [
  'contact',
  'company',
  'opportunity',
  'task',
  'communication',
  'enquiry',
  'lead',
  'rule',
  'workspace',
] as const;
export type NotifiedRecord = (typeof NOTIFIED_RECORDS)[number];

/** By email: not, within minutes, or once a day with all that is unread. */
export const MAIL_WAYS = ['off', 'at_once', 'daily'] as const;
export type MailWay = (typeof MAIL_WAYS)[number];

/** `push`: to the devices that the account has asked to be told on. */
export type KindSetting = { inPage: boolean; mail: MailWay; push: boolean };
export type KindSettings = Record<NotificationKind, KindSetting>;

const notAtAll: KindSetting = { inPage: false, mail: 'off', push: false };
const inPageAlone: KindSetting = { inPage: true, mail: 'off', push: false };
const alsoAtOnce: KindSetting = { inPage: true, mail: 'at_once', push: true };

export const DEFAULT_KIND_SETTINGS: KindSettings = {
  mention: alsoAtOnce,
  assignment: alsoAtOnce,
  task_due: { ...inPageAlone, push: true },
  enquiry: { ...inPageAlone, push: true },
  lead: inPageAlone,
  deal_stale: inPageAlone,
  deal_won: notAtAll,
  deal_lost: notAtAll,
  member_joined: inPageAlone,
  rule: inPageAlone,
  rule_stopped: alsoAtOnce,
  rule_waits: alsoAtOnce,
};

/** A stored setting may be of a version without one of the ways. */
export const settingOf = (
  kind: NotificationKind,
  stored: Partial<Record<NotificationKind, Partial<KindSetting>>> | undefined,
): KindSetting => ({ ...DEFAULT_KIND_SETTINGS[kind], ...stored?.[kind] });

/** An opportunity counts as stale after so many days in which nothing happened, where its stage says nothing else. */
export const STALE_DAYS = 30;
