import { greetingName } from '#features/site/contact/enquiry.rules.ts';
import provider from '#i18n/provider.json' with { type: 'json' };
import { INTL_TAG, translator, type Locale } from '#i18n/index.ts';
import type { Settings } from '#server/config.ts';
import type { Database } from '#server/context.ts';
import { writeLetter } from '#server/mail/letter.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { DEFAULT_ZONE } from '#shared/zone.ts';
import { linkAddress, type OneTimeLink } from '#features/accounts/passwords/one-time-link.server.ts';

export type MailSettings = Pick<Settings, 'siteUrl' | 'mailFrom' | 'smtpUrl' | 'secrets'>;

/** Whom a letter goes to, and in which language. */
export type Addressee = { name: string; email: string; language: Locale };

type AccountLetter = 'confirmation' | 'reset' | 'invitation' | 'passwordChanged' | 'emailChanged';

type Content = {
  letter: AccountLetter;
  /** Names the cause: no cause is written about twice. */
  cause: string;
  values: Record<string, string>;
  /** Where its button leads. */
  href: string;
  /** Whose account it is about; null for one that is still to be made. */
  userId: number | null;
};

const time = (locale: Locale, iso: string): string =>
  new Intl.DateTimeFormat(INTL_TAG[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: DEFAULT_ZONE,
  }).format(new Date(iso));

/**
 * Names are greeted where they are plain (enquiry.rules.ts): whoever gives somebody else's address must not be able to
 * write to them through us.
 */
async function queue(
  db: Database,
  now: Date,
  settings: MailSettings,
  { name, email, language }: Addressee,
  { letter, cause, values, href, userId }: Content,
): Promise<void> {
  const { siteUrl } = settings;
  const t = translator(language);
  const { brand, legalName, street, postalCode, city } = provider;
  const plain = greetingName(name);
  const all = { brand, site: siteUrl, ...values };
  const text = (part: 'subject' | 'text' | 'action' | 'ignore') => t(`mail:account.${letter}.${part}`, all);
  const written = writeLetter({
    locale: language,
    subject: text('subject'),
    paragraphs: [
      plain === null
        ? t('mail:confirmation.greetingNameless')
        : t('mail:confirmation.greeting', { name: plain }),
      text('text'),
    ],
    action: { label: text('action'), href },
    footer: [text('ignore'), t('mail:confirmation.sender', { legalName, street, postalCode, city })],
  });
  const to = { recipient: email, replyTo: null, userId };
  await queueMail(db, now, { ...written, ...to, kind: `account_${letter}`, dedupeKey: cause }, settings);
}

type Sent = { db: Database; now: Date; settings: MailSettings; to: Addressee };
type SentLink = Sent & { link: OneTimeLink; secret: string };

const LINK_LETTERS = {
  email_confirmation: 'confirmation',
  password_reset: 'reset',
  invitation: 'invitation',
} as const;

/** Names the letter of a link in the outbox. */
export const linkCause = (linkId: number): string => `link:${linkId}`;

/** The letter that carries a link of its own. */
export const queueLinkLetter = (
  kind: keyof typeof LINK_LETTERS,
  { db, now, settings, to, link, secret }: SentLink,
): Promise<void> =>
  queue(db, now, settings, to, {
    letter: LINK_LETTERS[kind],
    cause: linkCause(link.id),
    userId: link.userId,
    values: { until: time(to.language, link.expiresAt) },
    href: linkAddress(settings.siteUrl, kind, secret),
  });

/** Tells somebody that their account was changed, in case it was not them. */
export const queueNotice = (
  letter: 'passwordChanged' | 'emailChanged',
  userId: number,
  { db, now, settings, to }: Sent,
): Promise<void> =>
  queue(db, now, settings, to, {
    letter,
    userId,
    cause: `user:${userId}:${letter}:${now.toISOString()}`,
    values: { when: time(to.language, now.toISOString()) },
    href: `${settings.siteUrl}/account`,
  });
