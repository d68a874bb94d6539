import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import { notifications } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { byId } from '#db/list/keyset.ts';
import { listRows } from '#db/list/list-rows.ts';
import { deleteInPieces } from '#db/writer/delete-in-pieces.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { NotificationPage, NotificationQuery, ReadNotifications } from './notification.schema.ts';
import { isReadableBy, selectNotifications, toNotification } from './notification-rows.server.ts';

const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

type Reader = Pick<ServiceContext, 'db' | 'user' | 'workspace'>;

/** A token that is bound to a workspace opens that one alone. */
const isShownTo = ({ db, user, workspace }: Reader) =>
  and(
    isReadableBy(db, user),
    eq(notifications.isShown, true),
    workspace.token?.isBound ? eq(notifications.workspaceId, workspace.id) : undefined,
  );

/** Number of the caller's unread notifications, in all of their workspaces. */
export const countUnread = (ctx: Reader): Promise<number> =>
  ctx.db.$count(notifications, and(isShownTo(ctx), isNull(notifications.readAt)));

/** Lists the caller's notifications of all their workspaces, the newest first. Errors: `bad_request` (cursor). */
export async function listNotifications(
  ctx: ServiceContext,
  query: NotificationQuery,
): Promise<NotificationPage> {
  const page = await listRows(query, {
    order: byId(notifications.id),
    where: isShownTo(ctx),
    select: (place) => selectNotifications(ctx.db, place),
    items: (rows) => rows.map(toNotification),
  });
  return { ...page, unread: await countUnread(ctx) };
}

/** Marks notifications of the caller as read; ids of others, or of none, count as nothing. */
export async function readNotifications(
  ctx: ServiceContext,
  { ids }: ReadNotifications,
): Promise<{ unread: number }> {
  await ctx.db
    .update(notifications)
    .set({ readAt: ctx.now.toISOString() })
    .where(
      and(
        eq(notifications.userId, ctx.user.id),
        isNull(notifications.readAt),
        ids && inArray(notifications.id, ids),
      ),
    );
  return { unread: await countUnread(ctx) };
}

/** Deletes old notifications, read or not; called by the job. */
export const forgetNotifications = (db: Database, now: Date): Promise<void> =>
  deleteInPieces(
    db,
    notifications,
    lt(notifications.createdAt, new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()),
  );
