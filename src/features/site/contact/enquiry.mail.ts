import provider from '#i18n/provider.json' with { type: 'json' };
import { translator } from '#i18n/index.ts';
import { INTL_TAG, localePrefix, type Locale } from '#shared/languages.ts';
import { composeEmail, type EmailMessage } from '#shared/contact/email-message.ts';
import { formatZoned } from '#shared/dates/moment-text.ts';
import { DEFAULT_TIME_ZONE } from '#shared/dates/time-zone.ts';
import { greetingName, isSubject } from './enquiry.rules.ts';
import type { Enquiry } from './enquiry.schema.ts';

export type EnquiryFacts = Pick<
  Enquiry,
  'name' | 'email' | 'subject' | 'message' | 'company' | 'service' | 'about' | 'page' | 'waitlist'
> &
  Pick<Enquiry, 'utm_source' | 'utm_medium' | 'utm_campaign'>;

export type EnquiryMail = {
  /** Id of the stored message, for reference by both sides. */
  number: number;
  /** Id of its inbox entry. */
  entryId: number;
  enquiry: EnquiryFacts;
  locale: Locale;
  now: Date;
  siteUrl: string;
};

type EmailName = 'notice' | 'confirmation';

/** Unique key of an enquiry's email in the outbox, so that each is sent once. */
export const emailKey = (number: number, message: EmailName): string => `enquiry:${number}:${message}`;
export const emailKeys = (number: number): string[] => [
  emailKey(number, 'notice'),
  emailKey(number, 'confirmation'),
];

const when = (locale: Locale, now: Date): string =>
  formatZoned(now.toISOString(), INTL_TAG[locale], DEFAULT_TIME_ZONE);

const nameOf = (locale: Locale, about: string): string =>
  isSubject(about) ? translator(locale)(`contact:subjects.${about}`) : about;

/** Builds the email to the provider: everything that was sent, in the language it was sent in. */
export function noticeEmail({ number, entryId, enquiry, locale, now, siteUrl }: EnquiryMail): EmailMessage {
  const t = translator(locale);
  const about = nameOf(locale, enquiry.about);
  const campaign = [enquiry.utm_source, enquiry.utm_medium, enquiry.utm_campaign].filter(Boolean).join(' / ');
  const facts = [
    [t('mail:notice.name'), enquiry.name],
    [t('mail:notice.email'), enquiry.email],
    [t('mail:notice.company'), enquiry.company],
    [t('mail:notice.service'), enquiry.service],
    [t('mail:notice.about'), about],
    [t('mail:notice.page'), enquiry.page],
    [t('mail:notice.campaign'), campaign],
    [t('mail:notice.received'), when(locale, now)],
  ] as const;
  const hasMessage = enquiry.message.trim() !== '';
  return composeEmail({
    locale,
    brand: provider.brand,
    subject: enquiry.subject,
    heading: t(enquiry.waitlist ? 'mail:notice.waitlistHeading' : 'mail:notice.heading', {
      name: enquiry.name,
      about,
    }),
    paragraphs: [
      enquiry.waitlist ? t('mail:notice.waitlist', { about }) : t('mail:notice.enquiry'),
      ...(hasMessage ? [] : [t('mail:notice.noMessage')]),
    ],
    facts: facts.filter(([, value]) => value !== ''),
    ...(hasMessage && { quote: enquiry.message }),
    action: {
      label: t('mail:notice.action'),
      href: `${siteUrl}/leadmanager/inbox/${entryId}`,
      note: t('mail:address'),
    },
    footer: [t('mail:notice.footer', { number, site: siteUrl })],
  });
}

/**
 * Builds the email to the sender. It repeats none of the input but a plain name: otherwise strangers could send text of
 * their own through us, by entering somebody else's address.
 */
export function confirmationEmail({ enquiry, locale, now, siteUrl }: EnquiryMail): EmailMessage {
  const t = translator(locale);
  const name = greetingName(enquiry.name);
  const about = isSubject(enquiry.about) ? nameOf(locale, enquiry.about) : t('mail:confirmation.ourProduct');
  const date = when(locale, now);
  const { brand, phone, legalName, street, postalCode, city } = provider;
  return composeEmail({
    locale,
    brand,
    subject: t(enquiry.waitlist ? 'mail:confirmation.waitlistSubject' : 'mail:confirmation.subject'),
    paragraphs: [
      name === null ? t('mail:confirmation.greetingNameless') : t('mail:confirmation.greeting', { name }),
      enquiry.waitlist
        ? t('mail:confirmation.waitlistText', { date, about })
        : t('mail:confirmation.text', { date, brand }),
      t('mail:confirmation.reply', { phone: phone.replaceAll(' ', '\u00a0') }),
    ],
    action: {
      label: t('mail:confirmation.action'),
      href: `${siteUrl}${localePrefix(locale)}`,
    },
    footer: [
      t(enquiry.waitlist ? 'mail:confirmation.waitlistFooter' : 'mail:confirmation.footer', {
        site: siteUrl,
      }),
      t('mail:confirmation.sender', { legalName, street, postalCode, city }),
    ],
  });
}
