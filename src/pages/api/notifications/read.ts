import {
  readNotificationsSchema,
  unreadSchema,
} from '#features/accounts/notifications/notification.schema.ts';
import { readNotifications } from '#features/accounts/notifications/notification.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'self',
    needs: 'session',
    takesNoRoom: true,
    summary: 'Mark notifications as read, some by their ids or all',
    body: readNotificationsSchema,
    response: unreadSchema,
  },
  (ctx, { body }) => readNotifications(ctx, body),
);
export const ALL = methodNotAllowed('POST');
