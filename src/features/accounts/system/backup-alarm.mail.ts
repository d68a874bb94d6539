import provider from '#i18n/provider.json' with { type: 'json' };
import { translator, type Locale } from '#i18n/index.ts';
import { composeEmail, type EmailMessage } from '#shared/contact/email-message.ts';

export type FailingBackup = {
  kind: 'daily' | 'upload';
  missedDays: number;
  /** Times as the recipient reads them; null: never. */
  last: string | null;
  since: string;
  reason: string;
};

/** Tells an administrator that days have passed without a backup, or without one outside the machine. */
export function backupAlarmEmail(
  { kind, missedDays, last, since, reason }: FailingBackup,
  locale: Locale,
  siteUrl: string,
): EmailMessage {
  const t = translator(locale);
  const isDaily = kind === 'daily';
  const values = { count: missedDays, site: siteUrl };
  return composeEmail({
    locale,
    brand: provider.brand,
    subject: t(isDaily ? 'mail:backupAlarm.subject' : 'mail:backupAlarm.storeSubject', values),
    paragraphs: [t(isDaily ? 'mail:backupAlarm.text' : 'mail:backupAlarm.storeText', values)],
    action: {
      label: t('mail:backupAlarm.action'),
      href: `${siteUrl}/admin/system`,
      note: t('mail:address'),
    },
    facts: [
      [t('mail:backupAlarm.last'), last ?? t('mail:backupAlarm.never')],
      [t('mail:backupAlarm.since'), since],
      [t('mail:backupAlarm.reason'), reason],
    ],
    footer: [t('mail:backupAlarm.footer', values)],
  });
}
