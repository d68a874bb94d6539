// One long file: storing a batch of answers is one transaction, told from its first check to its last row.
import { contactMessages, inboxEntries, marketingLeads } from '#db/schema/index.ts';
import { confirmationLimit } from '#features/accounts/sessions/confirmation-limit.server.ts';
import type { Limit } from '#features/accounts/sessions/throttle.rules.ts';
import { reserveAll } from '#features/accounts/sessions/throttle.server.ts';
import { TRAP_FIELD } from '#features/site/contact/enquiry.rules.ts';
import type { Database } from '#db/drizzle.ts';
import type { Settings } from '#server/config/config.ts';
import { firstOfTheirKey } from '#server/api/idempotency.ts';
import { queueMails, type NewMail } from '#server/mail/outbox.ts';
import { AppError } from '#shared/errors.ts';
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
  limits: readonly Limit[];
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

/**
 * Returns the ids of a multi-row insert, sorted: they grow in the order of the rows, but RETURNING may list them in
 * any.
 */
function idsInOrder(stored: { id: number }[], expected: number): number[] {
  if (stored.length !== expected) throw new AppError('internal');
  return stored.map(({ id }) => id).sort((one, other) => one - other);
}

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

async function storeLeads(tx: Database, answers: readonly Answered[]): Promise<Map<Answered, number>> {
  const people = answers.filter((answer) => !isTrapped(answer));
  if (people.length === 0) return new Map();
  const stored = await tx
    .insert(marketingLeads)
    .values(people.map(leadOf))
    .returning({ id: marketingLeads.id });
  const ids = idsInOrder(stored, people.length);
  return new Map(people.flatMap((answer, place) => pairOf(answer, ids[place])));
}

const pairOf = <K>(key: K, id: number | undefined): [K, number][] => (id === undefined ? [] : [[key, id]]);

/** Stores the messages unchanged, whatever becomes of the leads. */
async function storeMessages(tx: Database, answers: readonly Answered[]): Promise<Map<Answered, number>> {
  const messages = answers.map(({ now, page, answer: { name, email, message, company } }) => ({
    name,
    email,
    subject: page.content.headline || page.content.companyName,
    message,
    company: orNull(company),
    createdAt: now.toISOString(),
  }));
  const stored = await tx.insert(contactMessages).values(messages).returning({ id: contactMessages.id });
  const ids = idsInOrder(stored, answers.length);
  return new Map(answers.flatMap((answer, place) => pairOf(answer, ids[place])));
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

/** Returns the answers within the limits of their senders; marks the others with the reason. */
async function withinLimits(tx: Database, received: readonly ReceivedAnswer[]): Promise<ReceivedAnswer[]> {
  const outcomes = await reserveAll(
    tx,
    received.map(({ now, limits }) => ({ at: now.getTime(), limits })),
  );
  return received.filter((answer, place) => {
    const outcome = outcomes[place];
    if (outcome === undefined || Array.isArray(outcome)) return true;
    answer.refusal = outcome;
    return false;
  });
}

/** Returns the answers whose senders have not reached today's limit (confirmation-limit.server.ts). */
async function toConfirm(tx: Database, answers: ReceivedAnswer[]): Promise<ReceivedAnswer[]> {
  const outcomes = await reserveAll(
    tx,
    answers.map(({ now, answer, settings }) => ({
      at: now.getTime(),
      limits: settings.isRateLimited ? [confirmationLimit(answer.email)] : [],
    })),
  );
  return answers.filter((_, place) => Array.isArray(outcomes[place]));
}

/** Stores the answers with their leads and inbox entries, and sends nothing. Call in a transaction. */
export async function storeRows(tx: Database, answers: readonly Answered[]): Promise<StoredAnswer[]> {
  const leads = await storeLeads(tx, answers);
  const messages = await storeMessages(tx, answers);
  const stored = answers.map((answer): StoredAnswer => {
    const messageId = messages.get(answer);
    if (messageId === undefined) throw new AppError('internal');
    return { messageId, leadId: leads.get(answer) ?? null };
  });
  await tx.insert(inboxEntries).values(
    answers.flatMap((answer, place) => {
      const ids = stored[place];
      return ids ? [entryOf(answer, ids.messageId, ids.leadId)] : [];
    }),
  );
  return stored;
}

/**
 * Stores all answers with leads, inbox entries and confirmations, or none (product.md section 7, step 5); marks those
 * beyond a limit.
 */
export async function storeAnswers(db: Database, received: readonly ReceivedAnswer[]): Promise<void> {
  const [first] = received;
  if (!first) return;
  await db.transaction(async (tx) => {
    const answers = await firstOfTheirKey(tx, first.now, await withinLimits(tx, received), keyOf);
    if (answers.length === 0) return;
    const stored = await storeRows(tx, answers);
    const messages = new Map(answers.flatMap((answer, place) => pairOf(answer, stored[place]?.messageId)));
    const thankful = await toConfirm(
      tx,
      answers.filter((answer) => !isTrapped(answer)),
    );
    await queueMails(
      tx,
      first.now,
      thankful.flatMap((answer) => {
        const messageId = messages.get(answer);
        return messageId === undefined ? [] : [confirmationOf(answer, messageId)];
      }),
      first.settings,
    );
  });
}
