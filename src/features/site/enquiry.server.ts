import { contactMessages, inboxEntries } from '#db/schema/index.ts';
import { mayConfirm } from '#features/accounts/confirmation-limit.server.ts';
import type { Config } from '#server/config.ts';
import type { Database, PublicContext } from '#server/context.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { AppError } from '#shared/errors.ts';
import type { Locale } from '#shared/languages.ts';
import { confirmationLetter, letterKey, noticeLetter, type EnquiryMail } from './enquiry.mail.ts';
import { CONSENT_VERSION, FASTEST_HUMAN_MS, NO_COMPANY, TRAP_FIELD } from './enquiry.rules.ts';
import type { Enquiry } from './enquiry.schema.ts';
import { enquirySubject } from './enquiry.texts.ts';

type Settings = Pick<Config, 'siteUrl' | 'mailFrom' | 'mailTo' | 'isRateLimited'>;

const orNull = (text: string): string | null => (text === '' ? null : text);

async function store(db: Database, enquiry: Enquiry, locale: Locale, now: Date): Promise<number> {
  const at = now.toISOString();
  const { name, email, subject, message, company, service } = enquiry;
  const [stored] = await db
    .insert(contactMessages)
    .values({ name, email, subject, message, company, service: orNull(service), createdAt: at })
    .returning({ id: contactMessages.id });
  if (!stored) throw new AppError('internal');
  await db.insert(inboxEntries).values({
    kind: enquiry.waitlist ? 'waitlist' : 'enquiry',
    status: enquiry[TRAP_FIELD] === '' ? 'unread' : 'spam',
    contactMessageId: stored.id,
    source: 'website',
    language: locale,
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
  });
  return stored.id;
}

async function queueLetters(
  db: Database,
  mail: EnquiryMail,
  settings: Settings,
  isConfirmed: boolean,
): Promise<void> {
  const { number, now, enquiry } = mail;
  const { mailFrom: sender, mailTo } = settings;
  await queueMail(db, now, {
    ...noticeLetter(mail),
    kind: 'enquiry_notice',
    dedupeKey: letterKey(number, 'notice'),
    recipient: mailTo,
    replyTo: enquiry.email,
    sender,
  });
  if (!isConfirmed) return;
  await queueMail(db, now, {
    ...confirmationLetter(mail),
    kind: 'enquiry_confirmation',
    dedupeKey: letterKey(number, 'confirmation'),
    recipient: enquiry.email,
    replyTo: mailTo,
    sender,
  });
}

/**
 * product.md section 3: message, inbox entry and both letters are kept in one transaction before the visitor is
 * answered; a job mails them (specification section 7, D10). Whoever fills in the trap field is answered the same and
 * kept as spam, and nobody is written to. Errors: `too_fast`.
 */
export async function receiveEnquiry(
  ctx: PublicContext,
  input: Enquiry,
  settings: Settings,
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
  await ctx.db.transaction(async (tx) => {
    const number = await store(tx, enquiry, locale, ctx.now);
    if (enquiry[TRAP_FIELD] !== '') return;
    const isConfirmed = await mayConfirm({ ...ctx, db: tx }, enquiry.email, isRateLimited);
    await queueLetters(tx, { number, enquiry, locale, now: ctx.now, siteUrl }, settings, isConfirmed);
  });
  return { success: true };
}
