import provider from '#i18n/provider.json' with { type: 'json' };
import { INTL_TAG, translator, type Locale } from '#i18n/index.ts';
import { composeEmail, type EmailMessage } from '#shared/contact/email-message.ts';
import { formatZoned } from '#shared/dates/moment-text.ts';
import { DEFAULT_TIME_ZONE } from '#shared/dates/time-zone.ts';

type Personal = {
  locale: Locale;
  subject: string;
  body: string;
  sender: { name: string; email: string };
  original?: { text: string; at: string } | undefined;
};

/** The person's text exactly as typed. The signature names the sender, because the From address is the server's. */
export function personalEmail({ locale, subject, body, sender, original }: Personal): EmailMessage {
  const t = translator(locale);
  const { name, email } = sender;
  const paragraphs = body.trim().split(/\n{2,}/);
  const date = original && formatZoned(original.at, INTL_TAG[locale], DEFAULT_TIME_ZONE);
  return composeEmail({
    locale,
    brand: provider.brand,
    subject,
    heading: null,
    paragraphs: [...paragraphs, ...(date ? [t('mail:personal.original', { date })] : [])],
    ...(original && { quote: original.text }),
    footer: [t('mail:personal.footer', { name, email })],
  });
}
