import { greetingName } from '#features/site/contact/enquiry.rules.ts';
import provider from '#i18n/provider.json' with { type: 'json' };
import { INTL_TAG, translator, type Locale } from '#i18n/index.ts';
import { composeEmail, type EmailMessage } from '#shared/contact/email-message.ts';
import { formatZoned } from '#shared/dates/moment-text.ts';
import { DEFAULT_TIME_ZONE } from '#shared/dates/time-zone.ts';

export type AccountEmail =
  | 'confirmation'
  | 'reset'
  | 'invitation'
  | 'workspaceInvitation'
  | 'passwordChanged'
  | 'emailChanged'
  | 'secondFactorAdded'
  | 'secondFactorRemoved'
  | 'newDevice';

type Content = {
  template: AccountEmail;
  recipientName: string;
  locale: Locale;
  siteUrl: string;
  values: Record<string, string>;
  href: string;
};

/** Formats day and time in the recipient's language and the provider's time zone, which it names. */
export const emailTime = (locale: Locale, iso: string): string =>
  formatZoned(iso, INTL_TAG[locale], DEFAULT_TIME_ZONE);

/**
 * Names who invites to which workspace. Both are chosen by the sender, and the reader may be a stranger: what is no plain
 * name is left out.
 */
export function invitationNames(
  locale: Locale,
  { inviter, workspace }: { inviter: string; workspace: string },
): { inviter: string; workspace: string } {
  const t = translator(locale);
  return {
    inviter: greetingName(inviter) ?? t('mail:account.workspaceInvitation.somebody'),
    workspace: greetingName(workspace) ?? t('mail:account.workspaceInvitation.unnamed'),
  };
}

/**
 * Builds an account email in the recipient's language. The greeting uses only plain names (enquiry.rules.ts), so that
 * nobody can send text of their own to a stranger through us.
 */
export function accountEmail({
  template,
  recipientName,
  locale,
  siteUrl,
  values,
  href,
}: Content): EmailMessage {
  const t = translator(locale);
  const { brand, legalName, street, postalCode, city } = provider;
  const plain = greetingName(recipientName);
  const all = { brand, site: siteUrl, ...values };
  const text = (part: 'subject' | 'text' | 'action' | 'ignore') => t(`mail:account.${template}.${part}`, all);
  return composeEmail({
    locale,
    brand,
    subject: text('subject'),
    paragraphs: [
      plain === null
        ? t('mail:confirmation.greetingNameless')
        : t('mail:confirmation.greeting', { name: plain }),
      text('text'),
    ],
    action: { label: text('action'), href, note: t('mail:address') },
    footer: [text('ignore'), t('mail:confirmation.sender', { legalName, street, postalCode, city })],
  });
}
