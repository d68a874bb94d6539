import provider from '#i18n/provider.json' with { type: 'json' };
import { translator, type Locale } from '#i18n/index.ts';
import { composeEmail, type EmailMessage } from '#shared/contact/email-message.ts';
import { DAYS_OF_FAILURE, type OFF_REASONS } from './webhook.values.ts';

export type WebhookOff = {
  reason: (typeof OFF_REASONS)[number];
  /** Host of its address: the rest may hold a secret. */
  host: string;
  /** Null: a personal workspace. */
  workspace: string | null;
  /** Times as the recipient reads them; null: never. */
  last: string | null;
  since: string;
  href: string;
};

/** Tells an owner that a webhook of the workspace was switched off because its address failed. */
export function webhookOffEmail(
  { reason, host, workspace, last, since, href }: WebhookOff,
  locale: Locale,
  siteUrl: string,
): EmailMessage {
  const t = translator(locale);
  return composeEmail({
    locale,
    brand: provider.brand,
    subject: t('mail:webhookOff.subject', { host }),
    paragraphs: [t(`mail:webhookOff.${reason}`, { count: DAYS_OF_FAILURE, host }), t('mail:webhookOff.next')],
    action: { label: t('mail:webhookOff.action'), href, note: t('mail:address') },
    facts: [
      [t('mail:webhookOff.workspace'), workspace ?? t('account:workspaces.personal')],
      [t('mail:webhookOff.since'), since],
      [t('mail:webhookOff.last'), last ?? t('mail:webhookOff.never')],
    ],
    footer: [t('mail:webhookOff.footer', { site: siteUrl })],
  });
}
