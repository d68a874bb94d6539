import { z } from 'zod';
import { count, record, timestamp } from '#shared/answer.ts';
import { rowId } from '#shared/fields.ts';
import { listQuery } from '#shared/list.ts';
import { NOTIFICATION_KINDS, NOTIFIED_RECORDS } from './notification.values.ts';

const { cursor, limit } = listQuery(['-createdAt']).shape;
export const notificationQuerySchema = z.strictObject({ cursor, limit });
export type NotificationQuery = z.infer<typeof notificationQuerySchema>;

export const notificationSchema = record('Notification', {
  id: rowId,
  kind: z.enum(NOTIFICATION_KINDS),
  record: z.enum(NOTIFIED_RECORDS),
  /** Null: about several records. */
  recordId: rowId.nullable(),
  /** Of the record; of a note, that of what it is about. Null: about several, or nameless. */
  name: z.string().nullable(),
  count,
  /** Member behind it. Null: nobody, or of an account that is gone. */
  actor: z.strictObject({ id: rowId, name: z.string() }).nullable(),
  /** Rule behind it, in place of a member. */
  rule: z.strictObject({ id: rowId, name: z.string() }).nullable(),
  /** `name` is null for the personal one. */
  workspace: z.strictObject({ id: rowId, name: z.string().nullable() }),
  /** Path of its page, in that workspace. */
  href: z.string(),
  readAt: timestamp.nullable(),
  createdAt: timestamp,
});
export type Notification = z.infer<typeof notificationSchema>;

export const notificationPageSchema = z
  .strictObject({ items: z.array(notificationSchema), nextCursor: z.string().nullable(), unread: count })
  .meta({ id: 'NotificationPage' });
export type NotificationPage = z.infer<typeof notificationPageSchema>;

const MOST_IDS = 200;

export const readNotificationsSchema = z
  .strictObject({
    ids: z
      .array(rowId, 'errors:fields.choice')
      .min(1, 'errors:fields.choice')
      .max(MOST_IDS, 'errors:fields.tooMany'),
    all: z.literal(true, 'errors:fields.choice'),
  })
  .partial()
  .refine(({ ids, all }) => (ids === undefined) !== (all === undefined), {
    error: 'errors:fields.choice',
    path: ['ids'],
  })
  .meta({ examples: [{ ids: [12] }] });
export type ReadNotifications = z.infer<typeof readNotificationsSchema>;

export const unreadSchema = record('UnreadNotifications', { unread: count });
