// One long file: the list of every email that the product sends.
import { accountEmail, emailTime, type AccountEmail } from '#features/accounts/users/account.mail.ts';
import { webhookOffEmail } from '#features/accounts/webhooks/webhook-off.mail.ts';
import { deviceName } from '#features/accounts/sessions/device.texts.ts';
import { notificationEmail } from '#features/accounts/notifications/notification.mail.ts';
import type { Notification } from '#features/accounts/notifications/notification.schema.ts';
import { questionnaireEmail } from '#features/consulting/questionnaire/questionnaire.mail.ts';
import type { Interview } from '#features/consulting/questionnaire/interview.types.ts';
import { personalEmail } from '#features/leads/communications/personal.mail.ts';
import { landingConfirmation } from '#features/marketing/landing/landing.mail.ts';
import { confirmationEmail, noticeEmail } from '#features/site/contact/enquiry.mail.ts';
import { translator } from '#i18n/index.ts';
import type { EmailMessage } from '#shared/contact/email-message.ts';
import type { Locale } from '#shared/languages.ts';
import { anEnquiry } from './enquiry.ts';

const NOTICE: Notification = {
  id: 1,
  kind: 'mention',
  record: 'communication',
  recordId: 7,
  name: 'Talleres Prieto',
  count: 1,
  rule: null,
  actor: { id: 2, name: 'Marta Gil' },
  workspace: { id: 3, name: 'Ventas' },
  href: '/leadmanager/communications/7',
  readAt: null,
  createdAt: '2026-11-21T09:30:00.000Z',
};
const NOTICES: readonly Notification[] = [
  NOTICE,
  { ...NOTICE, id: 2, kind: 'assignment', record: 'contact', recordId: null, name: null, count: 25 },
];

export type Letter = EmailMessage & {
  name: string;
  /** Address that its button leads to; null: its reader has no record here. */
  href: string | null;
};

const SITE = 'https://aicapital.example';
const NOW = new Date('2026-03-01T09:00:00.000Z');

const ACCOUNT: readonly [AccountEmail, string][] = [
  ['confirmation', '/verify/3f9a1c2b7d'],
  ['reset', '/reset/3f9a1c2b7d'],
  ['invitation', '/invite/3f9a1c2b7d'],
  ['workspaceInvitation', '/join/3f9a1c2b7d'],
  ['passwordChanged', '/account?tab=security'],
  ['emailChanged', '/account'],
  ['secondFactorAdded', '/account?tab=security'],
  ['secondFactorRemoved', '/account?tab=security'],
  ['newDevice', '/account?tab=security'],
];

const TYPED = {
  en: {
    message: 'We type about 120 orders a week by hand.\nCan you take that over?\n\nAna',
    reply: 'Hello Ana,\n\nYes, that is what we do. Would Thursday at ten suit you?\n\nBest wishes,\nMarta',
    company: 'Thornbury Catering Supplies',
  },
  es: {
    message: 'Tecleamos a mano unos 120 pedidos por semana.\n¿Pueden encargarse de eso?\n\nAna',
    reply: 'Hola, Ana:\n\nSí, a eso nos dedicamos. ¿Le viene bien el jueves a las diez?\n\nUn saludo,\nMarta',
    company: 'Talleres Hermanos Prieto',
  },
} as const;

const anInterview = (locale: Locale, company: string): Interview => ({
  id: 1,
  company,
  workspaceId: 1,
  companyId: 7,
  owner: { id: 1, email: 'marta@test.example', language: locale },
  canAsk: true,
  template: 'manufacturer',
  language: locale,
  expiresAt: '2026-04-01T00:00:00.000Z',
  submittedAt: null,
  chapters: [
    {
      id: 'orders',
      title: 'Orders',
      questions: ['orders', 'stock', 'quotes'].map((id) => ({
        id,
        kind: 'text',
        text: id,
        help: '',
        options: [],
        proposes: { kind: 'problem' },
        fields: {},
      })),
    },
  ],
  answers: new Map([['orders', '120']]),
});

/** Every email that the product writes, in one language. */
export function allLetters(locale: Locale): Letter[] {
  const { message, reply, company } = TYPED[locale];
  const t = translator(locale);
  const service = t('contact:services.soluciones_ia');
  const chosen = { service, subject: t('contact:subject', { service }) };
  const sender = { name: 'Marta Soler', email: 'marta@aicapital.example' };
  const until = emailTime(locale, '2026-03-01T09:30:00.000Z');
  const enquiry = {
    number: 12,
    entryId: 34,
    locale,
    now: NOW,
    siteUrl: SITE,
    enquiry: anEnquiry({
      ...chosen,
      message,
      about: 'consultia',
      page: `/${locale}`,
      utm_source: 'linkedin',
    }),
  };
  const waitlist = {
    ...enquiry,
    enquiry: anEnquiry({ ...chosen, waitlist: true, about: 'algorithmia', message: '' }),
  };
  const home = locale === 'en' ? SITE : `${SITE}/${locale}`;
  const inbox = `${SITE}/leadmanager/inbox/34`;
  const page = {
    language: locale,
    slug: 'azul-de-cueva',
    identity: {
      name: 'Quesería Picos de Valdeón, S. Coop.',
      taxId: 'F24000000',
      address: 'Calle del Puerto, 4, 24915 Posada de Valdeón',
      email: 'hola@queseria.example',
      phone: null,
    },
    content: {
      companyName: 'Quesería Picos de Valdeón',
      productName: 'Azul de cueva',
      colours: ['#1f5f4a', '#d98b2b', '#f6efe2'],
    },
  };
  const personal = { locale, sender, subject: 'Re: 120', body: reply };
  return [
    ...ACCOUNT.map(([template, path]) => ({
      name: `account-${template}`,
      href: SITE + path,
      ...accountEmail({
        template,
        recipientName: 'Ana Ruiz',
        locale,
        siteUrl: SITE,
        values: {
          until,
          inviter: 'Marta',
          workspace: 'Ventas',
          when: until,
          device: deviceName(locale, 'Windows NT 10.0 Firefox/132.0'),
        },
        href: SITE + path,
      }),
    })),
    { name: 'enquiry-notice', href: inbox, ...noticeEmail(enquiry) },
    { name: 'waitlist-notice', href: inbox, ...noticeEmail(waitlist) },
    { name: 'enquiry-confirmation', href: home, ...confirmationEmail(enquiry) },
    { name: 'waitlist-confirmation', href: home, ...confirmationEmail(waitlist) },
    {
      name: 'landing-confirmation',
      href: `${SITE}/l/${page.slug}`,
      ...landingConfirmation({ page, answer: { name: 'Ana Ruiz' }, now: NOW, siteUrl: SITE }),
    },
    ...(['back', 'ask'] as const).map((part) => ({
      name: `questionnaire-${part}`,
      href: `${SITE}/empresa/7?workspace=1`,
      ...questionnaireEmail(part, anInterview(locale, company), SITE),
    })),
    ...[1, 2].map((count) => ({
      name: count === 1 ? 'notification' : 'notification-digest',
      href: count === 1 ? `${SITE}/leadmanager/communications/7?workspace=3` : `${SITE}/start`,
      ...notificationEmail({
        items: NOTICES.slice(0, count),
        more: count === 1 ? 0 : 4,
        isDigest: count > 1,
        recipientName: 'Ana Ruiz',
        locale,
        timeZone: 'Europe/Madrid',
        siteUrl: SITE,
      }),
    })),
    {
      name: 'webhook-off',
      href: `${SITE}/account/webhooks`,
      ...webhookOffEmail(
        {
          reason: 'failing',
          host: 'hooks.example.com',
          workspace: 'Ventas',
          last: null,
          since: until,
          href: `${SITE}/account/webhooks`,
        },
        locale,
        SITE,
      ),
    },
    { name: 'personal', href: null, ...personalEmail(personal) },
    {
      name: 'personal-reply',
      href: null,
      ...personalEmail({ ...personal, original: { text: message, at: NOW.toISOString() } }),
    },
  ];
}
