import type { Locale } from '#shared/languages.ts';
import type { Settings } from '#kernel/config/config.ts';
import type { Database } from '#db/drizzle.ts';
import { queueMail } from '#kernel/mail/outbox.ts';
import { linkAddress, type OneTimeLink } from '#features/accounts/passwords/one-time-link.server.ts';
import { accountEmail, emailTime, invitationNames, type AccountEmail } from './account.mail.ts';

export type MailSettings = Pick<Settings, 'siteUrl' | 'mailFrom' | 'smtpUrl' | 'secrets'>;

export type Addressee = { name: string; email: string; language: Locale };

type Queued = {
  template: AccountEmail;
  /** Unique key of the cause: one email is queued for each. */
  cause: string;
  values: Record<string, string>;
  href: string;
  userId: number | null;
};

async function queue(
  { db, now, settings, to }: Sent,
  { template, cause, values, href, userId }: Queued,
): Promise<void> {
  const { name: recipientName, email, language: locale } = to;
  const message = accountEmail({ template, recipientName, locale, siteUrl: settings.siteUrl, values, href });
  const recipient = { recipient: email, replyTo: null, userId };
  await queueMail(
    db,
    now,
    { ...message, ...recipient, kind: `account_${template}`, dedupeKey: cause, isUrgent: true },
    settings,
  );
}

type Sent = { db: Database; now: Date; settings: MailSettings; to: Addressee };
type SentLink = Sent & { link: OneTimeLink; secret: string };

const LINK_EMAILS = {
  email_confirmation: 'confirmation',
  password_reset: 'reset',
  invitation: 'invitation',
} as const;

export const linkCause = (linkId: number): string => `link:${linkId}`;

export const queueLinkEmail = (
  kind: keyof typeof LINK_EMAILS,
  { link, secret, ...sent }: SentLink,
): Promise<void> =>
  queue(sent, {
    template: LINK_EMAILS[kind],
    cause: linkCause(link.id),
    userId: link.userId,
    values: { until: emailTime(sent.to.language, link.expiresAt) },
    href: linkAddress(sent.settings.siteUrl, kind, secret),
  });

type WorkspaceInvitation = Sent & {
  invitation: { id: number; expiresAt: string };
  names: { inviter: string; workspace: string };
  userId: number;
  href: string;
};

export const queueWorkspaceInvitation = ({
  invitation,
  names,
  userId,
  href,
  ...sent
}: WorkspaceInvitation): Promise<void> =>
  queue(sent, {
    template: 'workspaceInvitation',
    cause: `workspace-invitation:${invitation.id}`,
    userId,
    values: {
      until: emailTime(sent.to.language, invitation.expiresAt),
      ...invitationNames(sent.to.language, names),
    },
    href,
  });

type Notice = 'passwordChanged' | 'emailChanged' | 'secondFactorAdded' | 'secondFactorRemoved';

/** Notifies a user that their account was changed, in case somebody else did it. */
export const queueNotice = (template: Notice, userId: number, sent: Sent): Promise<void> =>
  queue(sent, {
    template,
    userId,
    cause: `user:${userId}:${template}:${sent.now.toISOString()}`,
    values: { when: emailTime(sent.to.language, sent.now.toISOString()) },
    href: `${sent.settings.siteUrl}/account${template === 'emailChanged' ? '' : '?tab=security'}`,
  });

/** Tells of a sign-in from an unknown browser, once a day for each kind of device. */
export const queueNewDevice = (userId: number, device: string, sent: Sent): Promise<void> =>
  queue(sent, {
    template: 'newDevice',
    userId,
    cause: `user:${userId}:newDevice:${device}:${sent.now.toISOString().slice(0, 10)}`,
    values: { device, when: emailTime(sent.to.language, sent.now.toISOString()) },
    href: `${sent.settings.siteUrl}/account?tab=security`,
  });
