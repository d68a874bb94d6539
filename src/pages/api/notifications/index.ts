import {
  notificationPageSchema,
  notificationQuerySchema,
} from '#features/accounts/notifications/notification.schema.ts';
import { listNotifications } from '#features/accounts/notifications/notification.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: "The caller's notifications in all their workspaces, the newest first, and how many are unread",
    query: notificationQuerySchema,
    response: notificationPageSchema,
  },
  (ctx, { query }) => listNotifications(ctx, query),
);
export const ALL = methodNotAllowed('GET');
