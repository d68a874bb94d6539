import { greetingName } from '#features/site/contact/enquiry.rules.ts';
import provider from '#i18n/provider.json' with { type: 'json' };
import { INTL_TAG, translator, type Locale } from '#i18n/index.ts';
import { composeEmail, type EmailMessage } from '#shared/contact/email-message.ts';
import { formatNear } from '#shared/dates/moment-text.ts';
import { inWorkspace } from '#shared/workspaces/workspace-link.ts';
import { notificationLine } from './notification.texts.ts';
import type { Notification } from './notification.schema.ts';

type Content = {
  items: readonly Notification[];
  /** Unread ones that the email has no room for. */
  more: number;
  isDigest: boolean;
  recipientName: string;
  locale: Locale;
  timeZone: string;
  siteUrl: string;
};

/** Tells of what is unread, in the reader's language: the newest first, each in one line with its time. */
export function notificationEmail(content: Content): EmailMessage {
  const { items, more, isDigest, recipientName, locale, timeZone, siteUrl } = content;
  const t = translator(locale);
  const count = items.length + more;
  const lineOf = (item: Notification): string => notificationLine(item, locale).join('');
  const [first] = items;
  const isAlone = count === 1 && first !== undefined;
  const plain = greetingName(recipientName);
  return composeEmail({
    locale,
    brand: provider.brand,
    subject: isAlone
      ? lineOf(first)
      : t(isDigest ? 'mail:notifications.digestSubject' : 'mail:notifications.subject', { count }),
    paragraphs: [
      plain === null
        ? t('mail:confirmation.greetingNameless')
        : t('mail:confirmation.greeting', { name: plain }),
      isAlone ? `${lineOf(first)}.` : t('mail:notifications.text', { count }),
    ],
    action: {
      label: t(isAlone ? 'mail:notifications.openRecord' : 'mail:notifications.open'),
      href: siteUrl + (isAlone ? inWorkspace(first.href, first.workspace.id) : '/start'),
      note: t('mail:address'),
    },
    facts: [
      ...(isAlone
        ? []
        : items.map((item): [string, string] => [
            formatNear(item.createdAt, INTL_TAG[locale], timeZone),
            lineOf(item),
          ])),
      ...(more > 0 ? [['…', t('mail:notifications.more', { count: more })] as [string, string]] : []),
    ],
    footer: [t('mail:notifications.footer', { settings: `${siteUrl}/account/notifications` })],
  });
}
