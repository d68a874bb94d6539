import { sql } from 'drizzle-orm';
import { contactMessages, inboxEntries, workspaces } from '#db/schema/index.ts';
import { mayConfirm } from '#features/accounts/sessions/confirmation-limit.server.ts';
import type { Settings } from '#kernel/config/config.ts';
import type { Database } from '#db/drizzle.ts';
import { record, type Cause } from '#db/journal/cause.ts';
import type { PublicContext } from '#kernel/context.ts';
import { queueMails } from '#kernel/mail/outbox.ts';
import { AppError } from '#shared/errors.ts';
import type { Locale } from '#shared/languages.ts';
import { confirmationEmail, emailKey, noticeEmail, type EnquiryMail } from './enquiry.mail.ts';
import { CONSENT_VERSION, FASTEST_HUMAN_MS, NO_COMPANY, TRAP_FIELD } from './enquiry.rules.ts';
import type { Enquiry } from './enquiry.schema.ts';
import { enquirySubject } from './enquiry.texts.ts';

export type EnquirySettings = Pick<Settings, 'siteUrl' | 'mailFrom' | 'mailTo' | 'isRateLimited' | 'secrets'>;

const orNull = (text: string): string | null => (text === '' ? null : text);

const isTrapped = (enquiry: Enquiry): boolean => enquiry[TRAP_FIELD] !== '';

async function store(db: Database, enquiry: Enquiry, language: Locale, now: Date) {
  const at = now.toISOString();
  const { name, email, subject, message, company, service } = enquiry;
  const [stored] = await db
    .insert(contactMessages)
    .values({ name, email, subject, message, company, service: orNull(service), createdAt: at })
    .returning({ id: contactMessages.id });
  if (!stored) throw new AppError('internal');
  const [entry] = await db
    .insert(inboxEntries)
    .values({
      kind: enquiry.waitlist ? 'waitlist' : 'enquiry',
      status: isTrapped(enquiry) ? 'suspected' : 'unread',
      held: isTrapped(enquiry) ? { phone: null } : null,
      contactMessageId: stored.id,
      workspaceId: sql`(select ${workspaces.id} from ${workspaces} where ${workspaces.receivesEnquiries} = 1)`,
      source: 'website',
      language,
      page: orNull(enquiry.page),
      about: orNull(enquiry.about),
      utmSource: orNull(enquiry.utm_source),
      utmMedium: orNull(enquiry.utm_medium),
      utmCampaign: orNull(enquiry.utm_campaign),
      utmTerm: orNull(enquiry.utm_term),
      utmContent: orNull(enquiry.utm_content),
      consentVersion: enquiry.consent ? CONSENT_VERSION : null,
      consentAt: enquiry.consent ? at : null,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: inboxEntries.id });
  if (!entry) throw new AppError('internal');
  return { number: stored.id, entryId: entry.id };
}

/**
 * Queues both emails, the confirmation where `isConfirmed`. `now` is when they are queued; the emails state when the
 * enquiry was received.
 */
async function queueEmails(
  { db, now }: PublicContext,
  mail: EnquiryMail,
  isConfirmed: boolean,
  settings: EnquirySettings,
): Promise<void> {
  const { number, enquiry } = mail;
  const { mailTo } = settings;
  const notice = {
    ...noticeEmail(mail),
    kind: 'enquiry_notice',
    dedupeKey: emailKey(number, 'notice'),
    recipient: mailTo,
    replyTo: enquiry.email,
    userId: null,
  };
  const confirmation = {
    ...confirmationEmail(mail),
    kind: 'enquiry_confirmation',
    dedupeKey: emailKey(number, 'confirmation'),
    recipient: enquiry.email,
    replyTo: mailTo,
    userId: null,
  };
  await queueMails(db, now, isConfirmed ? [notice, confirmation] : [notice], settings);
}

/**
 * Stores message, inbox entry and both emails in one transaction before the response (product.md section 3); a job
 * sends the emails (specification section 7, D10). If the trap field is filled in, the response is the same, but the
 * enquiry is stored as suspected spam and its emails wait for `releaseEnquiry` (D24). Errors: `too_fast`.
 */
export async function receiveEnquiry(
  ctx: PublicContext,
  input: Enquiry,
  settings: EnquirySettings,
): Promise<{ success: true }> {
  const { isRateLimited, siteUrl } = settings;
  if (isRateLimited && (input.elapsedMs ?? FASTEST_HUMAN_MS) < FASTEST_HUMAN_MS)
    throw new AppError('too_fast', { retryAfterSeconds: FASTEST_HUMAN_MS / 1_000 });
  const locale = input.language ?? ctx.locale;
  const enquiry: Enquiry = {
    ...input,
    company: input.company || NO_COMPANY,
    subject: input.subject || enquirySubject(locale, input.service),
  };
  const cause: Cause = {
    kind: 'call',
    label: 'POST /api/contact/send-email',
    workspaceId: null,
    actorId: null,
    requestId: ctx.origin?.requestId,
    at: ctx.now,
  };
  await record(ctx.db, cause, async (tx) => {
    const inside = { ...ctx, db: tx };
    const ids = await store(tx, enquiry, locale, ctx.now);
    if (isTrapped(enquiry)) return;
    const isConfirmed = await mayConfirm(inside, enquiry.email, isRateLimited);
    await queueEmails(inside, { ...ids, enquiry, locale, now: ctx.now, siteUrl }, isConfirmed, settings);
  });
  return { success: true };
}

type StoredEnquiry = {
  entry: typeof inboxEntries.$inferSelect;
  message: typeof contactMessages.$inferSelect;
};

export async function releaseEnquiry(
  ctx: PublicContext,
  { entry, message }: StoredEnquiry,
  settings: EnquirySettings,
): Promise<void> {
  const enquiry = {
    name: message.name,
    email: message.email,
    subject: message.subject,
    message: message.message,
    company: message.company ?? '',
    service: message.service ?? '',
    about: entry.about ?? '',
    page: entry.page ?? '',
    waitlist: entry.kind === 'waitlist',
    utm_source: entry.utmSource ?? '',
    utm_medium: entry.utmMedium ?? '',
    utm_campaign: entry.utmCampaign ?? '',
  };
  const { language: locale, createdAt } = entry;
  const { siteUrl } = settings;
  const mail = { number: message.id, entryId: entry.id, enquiry, locale, now: new Date(createdAt), siteUrl };
  const isConfirmed = await mayConfirm(ctx, enquiry.email, settings.isRateLimited);
  await queueEmails(ctx, mail, isConfirmed, settings);
}
