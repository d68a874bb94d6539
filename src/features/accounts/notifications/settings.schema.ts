import { z } from 'zod';
import { record } from '#shared/answer.ts';
import { oneOf } from '#shared/fields.ts';
import { isTimeZone } from '#shared/dates/time-zone.ts';
import { MAIL_WAYS, NOTIFICATION_KINDS, type NotificationKind } from './notification.values.ts';

const kindSetting = z.strictObject({
  inPage: z.boolean('errors:fields.choice'),
  mail: oneOf(MAIL_WAYS),
  /** To the devices of the account (`/api/notifications/devices`). */
  push: z.boolean('errors:fields.choice'),
});
/** Without a word about devices it stays as it was. */
const changedKind = kindSetting.partial({ push: true });

const kinds = z.strictObject(
  Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, kindSetting])) as Record<
    NotificationKind,
    typeof kindSetting
  >,
);

const time = z
  .string('account:notifications.timeInvalid')
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'account:notifications.timeInvalid')
  .meta({ examples: ['22:00'] });

const timeZone = z
  .string('errors:fields.text')
  .max(60, 'errors:fields.tooLong')
  .refine(isTimeZone, 'account:notifications.zoneUnknown')
  .meta({ examples: ['Europe/Madrid'] });

const quietHours = z.strictObject({ from: time, to: time }).nullable();

export const notificationSettingsSchema = record('NotificationSettings', {
  kinds,
  /** Hours without email and push, on the clock of the time zone; null: none. */
  quietHours,
  timeZone: z.string(),
});
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;

const changedKinds = z
  .strictObject(
    Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, changedKind])) as Record<
      NotificationKind,
      typeof changedKind
    >,
  )
  .partial();

export const updateSettingsSchema = z.strictObject({ kinds: changedKinds, quietHours, timeZone }).partial();
export type UpdateSettings = z.infer<typeof updateSettingsSchema>;
