// One long file: storing a batch of answers is one transaction, told from its first check to its last row.
import { asInserted } from '#db/as-inserted.ts';
import { record } from '#db/journal/cause.ts';
import { everyRow } from '#db/rows.ts';
import { contactMessages, inboxEntries, marketingLeads } from '#db/schema/index.ts';
import { confirmationLimit } from '#features/accounts/sessions/confirmation-limit.server.ts';
import type { RateLimit } from '#shared/rate-limit.ts';
import { countAttempts, type Reservation } from '#features/accounts/sessions/throttle.server.ts';
import { TRAP_FIELD } from '#features/site/contact/enquiry.rules.ts';
import type { Database } from '#db/drizzle.ts';
import type { Settings } from '#kernel/config/config.ts';
import { firstOfTheirKey } from '#kernel/api/idempotency.ts';
import { queueMails, type NewMail } from '#kernel/mail/outbox.ts';
import type { AppError } from '#shared/errors.ts';
import type { LandingAnswer } from './landing-answer.schema.ts';
import type { PublicPage } from './landing-answers.types.ts';
import { consentText } from './landing.texts.ts';
import { landingConfirmation } from './landing.mail.ts';
import { leadSearchText } from '#features/marketing/leads/lead-text.rules.ts';

const orNull = (text: string): string | null => (text === '' ? null : text);

/** Null where no question was answered. */
const answersOf = ({ answers = [] }: LandingAnswer) => (answers.length > 0 ? answers : null);

export type AnswerSettings = Pick<Settings, 'siteUrl' | 'mailFrom' | 'isRateLimited' | 'secrets'>;

/** An answer, as far as its rows need it. */
export type Answered = { now: Date; page: PublicPage; answer: LandingAnswer };
export type StoredAnswer = { messageId: number; leadId: number | null };

export type ReceivedAnswer = Answered & {
  settings: AnswerSettings;
  limits: readonly RateLimit[];
  /** Why it was not stored; the rest of its batch was. */
  refusal?: AppError;
};

/** Stored as suspected spam; lead and confirmation wait for `releaseAnswer` (product.md D24). */
const isTrapped = ({ answer }: Answered): boolean => answer[TRAP_FIELD] !== '';

const campaignOf = (answer: LandingAnswer) => ({
  utmSource: orNull(answer.utm_source),
  utmMedium: orNull(answer.utm_medium),
  utmCampaign: orNull(answer.utm_campaign),
  utmTerm: orNull(answer.utm_term),
  utmContent: orNull(answer.utm_content),
});

export function leadOf({ now, page, answer }: Answered): typeof marketingLeads.$inferInsert {
  const at = now.toISOString();
  const lead = {
    companyName: answer.company || answer.name,
    contactName: answer.name,
    contactEmail: answer.email,
    contactPhone: orNull(answer.phone),
    notes: orNull(answer.message),
    answers: answersOf(answer),
  };
  return {
    ...lead,
    ...campaignOf(answer),
    source: 'landing_page',
    searchText: leadSearchText(lead),
    campaignId: page.campaignId,
    language: page.language,
    consentText: consentText(page.language, page.identity.name),
    consentAt: at,
    marketingCompanyId: page.marketingCompanyId,
    createdAt: at,
    updatedAt: at,
  };
}

/** Pages of any workspace may be answered at once. */
async function storeLeads(
  tx: Database,
  answers: readonly Answered[],
): Promise<Map<Answered | undefined, number>> {
  const people = answers.filter((answer) => !isTrapped(answer));
  if (people.length === 0) return new Map();
  const leads = await everyRow(tx, marketingLeads)
    .insert(people.map(leadOf))
    .returning({ id: marketingLeads.id });
  return new Map(asInserted(leads).map(({ id }, place) => [people[place], id]));
}

/** Stores the messages unchanged, whatever becomes of the leads. */
async function storeMessages(tx: Database, answers: readonly Answered[]): Promise<number[]> {
  const messages = answers.map(({ now, page, answer: { name, email, message, company } }) => ({
    name,
    email,
    subject: page.content.headline || page.content.companyName,
    message,
    company: orNull(company),
    createdAt: now.toISOString(),
  }));
  const stored = await tx.insert(contactMessages).values(messages).returning({ id: contactMessages.id });
  return asInserted(stored).map(({ id }) => id);
}

function entryOf(
  { now, page, answer }: Answered,
  contactMessageId: number,
  leadId: number | null,
): typeof inboxEntries.$inferInsert {
  const at = now.toISOString();
  return {
    kind: 'landing_page',
    status: leadId === null ? 'suspected' : 'unread',
    held: leadId === null ? { phone: orNull(answer.phone), answers: answersOf(answer) } : null,
    contactMessageId,
    marketingLeadId: leadId,
    source: page.slug,
    language: page.language,
    page: `/l/${page.slug}`,
    about: page.content.productName,
    ...campaignOf(answer),
    consentVersion: consentText(page.language, page.identity.name),
    consentAt: at,
    userId: page.ownerId,
    createdAt: at,
    updatedAt: at,
  };
}

export function confirmationOf({ now, page, answer, settings }: ReceivedAnswer, messageId: number): NewMail {
  return {
    ...landingConfirmation({ page, answer, now, siteUrl: settings.siteUrl }),
    kind: 'landing_confirmation',
    dedupeKey: `landing:${messageId}:confirmation`,
    recipient: answer.email,
    replyTo: page.identity.email,
    userId: page.ownerId,
  };
}

const keyOf = ({ page, answer: { attempt } }: ReceivedAnswer) =>
  /^[\w-]{16,64}$/.test(attempt)
    ? { caller: 'visitor', method: 'POST', path: `/l/${page.id}`, key: attempt }
    : null;

/** The limits of the sender. */
const sending = ({ now, limits }: ReceivedAnswer): Reservation => ({ at: now.getTime(), limits });

/** Today's limit of the address (confirmation-limit.server.ts). */
const confirming = ({ now, answer, settings }: ReceivedAnswer): Reservation => ({
  at: now.getTime(),
  limits: settings.isRateLimited ? [confirmationLimit(answer.email)] : [],
});

/** Stores the answers with their leads and inbox entries, and sends nothing. Call in a transaction. */
export async function storeRows(tx: Database, answers: readonly Answered[]): Promise<StoredAnswer[]> {
  const leads = await storeLeads(tx, answers);
  const messages = await storeMessages(tx, answers);
  const stored = answers.map((answer, place) => ({
    answer,
    messageId: messages[place] ?? 0,
    leadId: leads.get(answer) ?? null,
  }));
  await tx
    .insert(inboxEntries)
    .values(stored.map(({ answer, messageId, leadId }) => entryOf(answer, messageId, leadId)));
  return stored;
}

/**
 * Stores all answers with leads, inbox entries and confirmations, or none (product.md section 7, step 5); marks those
 * beyond a limit.
 */
export async function storeAnswers(db: Database, received: readonly ReceivedAnswer[]): Promise<void> {
  const [first] = received;
  if (!first) return;
  // Answers to the pages of several workspaces are stored at once: their cause is the site's own.
  const cause = {
    kind: 'call',
    label: 'POST /l/{slug}',
    workspaceId: null,
    actorId: null,
    at: first.now,
  } as const;
  await record(db, cause, async (tx) => {
    const attempts = await countAttempts(tx, [...received.map(sending), ...received.map(confirming)]);
    const within = received.filter((answer) => {
      const refusal = attempts.reserve(sending(answer));
      if (refusal) answer.refusal = refusal;
      return !refusal;
    });
    const answers = await firstOfTheirKey(tx, first.now, within, keyOf);
    const stored = answers.length > 0 ? await storeRows(tx, answers) : [];
    const mails = answers.flatMap((answer, place) => {
      const messageId = stored[place]?.messageId;
      const isThanked = !isTrapped(answer) && !attempts.reserve(confirming(answer));
      return messageId !== undefined && isThanked ? [confirmationOf(answer, messageId)] : [];
    });
    await queueMails(tx, first.now, mails, first.settings);
    await attempts.store();
  });
}
