import provider from '#i18n/provider.json' with { type: 'json' };
import { translator, type Locale } from '#i18n/index.ts';
import { notificationLine } from '#features/accounts/notifications/notification.texts.ts';
import type { Notification } from '#features/accounts/notifications/notification.schema.ts';
import { inWorkspace } from '#shared/workspaces/workspace-link.ts';

/** Address that a push service may write to (RFC 8292). */
export const PUSH_CONTACT = provider.email;

/** The text that the service worker shows. */
export type PushMessage = { title: string; body: string; url: string; tag: string };

/** One notification, in the reader's language, with the workspace that it is of. */
export const pushMessage = (item: Notification, locale: Locale): PushMessage => ({
  title: notificationLine(item, locale).join(''),
  body: item.workspace.name ?? translator(locale)('account:workspaces.personal'),
  url: inWorkspace(item.href, item.workspace.id),
  tag: `notification-${item.id}`,
});

/** Several that have come together. */
export const pushOfMany = (items: readonly Notification[], locale: Locale): PushMessage => ({
  title: translator(locale)('account:notifications.push.many', { count: items.length }),
  body: items
    .slice(-3)
    .toReversed()
    .map((item) => notificationLine(item, locale).join(''))
    .join('\n'),
  url: '/start',
  tag: `notifications-${items.at(-1)?.id ?? 0}`,
});
