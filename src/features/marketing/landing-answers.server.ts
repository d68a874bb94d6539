import { contactMessages, inboxEntries, marketingLeads } from '#db/schema/index.ts';
import { mayConfirm } from '#features/accounts/confirmation-limit.server.ts';
import { TRAP_FIELD } from '#features/site/enquiry.rules.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/context.ts';
import { firstOfTheirKey } from '#server/idempotency.ts';
import { queueMails, type NewMail } from '#server/mail/outbox.ts';
import { AppError } from '#shared/errors.ts';
import type { LandingAnswer } from './landing-answer.schema.ts';
import type { LandingPage } from './landing-page.schema.ts';
import { consentText } from './landing.texts.ts';
import { landingConfirmation } from './landing.mail.ts';
import { leadSearchText } from './lead-text.rules.ts';

export type AnswerSettings = Pick<Config, 'siteUrl' | 'mailFrom' | 'isRateLimited'>;

/** A page with whose it is. */
export type PublicPage = LandingPage & {
  marketingCompanyId: number;
  ownerId: number;
  /** product.md section 4: a demo's pages are kept from search engines, and it never sends. */
  isDemo: boolean;
};

export type ReceivedAnswer = {
  now: Date;
  page: PublicPage;
  answer: LandingAnswer;
  settings: AnswerSettings;
};

const orNull = (text: string): string | null => (text === '' ? null : text);

/** What a program typed into the field that no person sees: kept for the owner as spam, and nobody is written to. */
const isTrapped = ({ answer }: ReceivedAnswer): boolean => answer[TRAP_FIELD] !== '';

const campaignOf = (answer: LandingAnswer) => ({
  utmSource: orNull(answer.utm_source),
  utmMedium: orNull(answer.utm_medium),
  utmCampaign: orNull(answer.utm_campaign),
  utmTerm: orNull(answer.utm_term),
  utmContent: orNull(answer.utm_content),
});

/** The ids of rows that were inserted together: they grow in the order of the rows, RETURNING may tell them in any. */
function idsInOrder(stored: { id: number }[], expected: number): number[] {
  if (stored.length !== expected) throw new AppError('internal');
  return stored.map(({ id }) => id).sort((one, other) => one - other);
}

function leadOf({ now, page, answer }: ReceivedAnswer): typeof marketingLeads.$inferInsert {
  const at = now.toISOString();
  const lead = {
    companyName: answer.company || answer.name,
    contactName: answer.name,
    contactEmail: answer.email,
    contactPhone: orNull(answer.phone),
    notes: orNull(answer.message),
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

async function storeLeads(tx: Database, answers: ReceivedAnswer[]): Promise<Map<ReceivedAnswer, number>> {
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

/** The words as they came, whatever becomes of the leads. */
async function storeMessages(tx: Database, answers: ReceivedAnswer[]): Promise<Map<ReceivedAnswer, number>> {
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
  { now, page, answer }: ReceivedAnswer,
  contactMessageId: number,
  leadId: number | null,
): typeof inboxEntries.$inferInsert {
  const at = now.toISOString();
  return {
    kind: 'landing_page',
    status: leadId === null ? 'spam' : 'unread',
    contactMessageId,
    marketingLeadId: leadId,
    source: page.slug,
    language: page.language,
    page: `/l/${page.slug}`,
    about: page.content.productName,
    ...campaignOf(answer),
    consentVersion: leadId === null ? null : consentText(page.language, page.identity.name),
    consentAt: leadId === null ? null : at,
    userId: page.ownerId,
    createdAt: at,
    updatedAt: at,
  };
}

function confirmationOf({ now, page, answer, settings }: ReceivedAnswer, messageId: number): NewMail {
  return {
    ...landingConfirmation({ page, answer, now, siteUrl: settings.siteUrl }),
    kind: 'landing_confirmation',
    dedupeKey: `landing:${messageId}:confirmation`,
    recipient: answer.email,
    replyTo: page.identity.email,
    sender: settings.mailFrom,
  };
}

const keyOf = ({ page, answer: { attempt } }: ReceivedAnswer) =>
  /^[\w-]{16,64}$/.test(attempt)
    ? { caller: 'visitor', method: 'POST', path: `/l/${page.id}`, key: attempt }
    : null;

/** All of them with their leads, inbox entries and confirmations, or none (product.md section 7, step 5). */
export async function storeAnswers(db: Database, received: readonly ReceivedAnswer[]): Promise<void> {
  const [first] = received;
  if (!first) return;
  await db.transaction(async (tx) => {
    const answers = await firstOfTheirKey(tx, first.now, received, keyOf);
    if (answers.length === 0) return;
    const leads = await storeLeads(tx, answers);
    const messages = await storeMessages(tx, answers);
    const entries: (typeof inboxEntries.$inferInsert)[] = [];
    const letters: NewMail[] = [];
    for (const answer of answers) {
      const message = messages.get(answer);
      if (message === undefined) throw new AppError('internal');
      const lead = leads.get(answer) ?? null;
      entries.push(entryOf(answer, message, lead));
      if (lead === null || answer.page.isDemo) continue;
      const context = { db: tx, now: answer.now, locale: answer.page.language };
      if (await mayConfirm(context, answer.answer.email, answer.settings.isRateLimited))
        letters.push(confirmationOf(answer, message));
    }
    await tx.insert(inboxEntries).values(entries);
    await queueMails(tx, first.now, letters);
  });
}
