import { eq, sql } from 'drizzle-orm';
import {
  contactMessages,
  inboxEntries,
  landingPages,
  marketingCompanies,
  marketingLeads,
  users,
} from '#db/schema/index.ts';
import { mayConfirm } from '#features/accounts/confirmation-limit.server.ts';
import { TRAP_FIELD } from '#features/site/enquiry.rules.ts';
import type { Config } from '#server/config.ts';
import type { Database, PublicContext } from '#server/context.ts';
import { withIdempotencyKey } from '#server/idempotency.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { AppError } from '#shared/errors.ts';
import type { LandingAnswer } from './landing-answer.schema.ts';
import type { LandingPage } from './landing-page.schema.ts';
import { asLandingPage } from './landing-page.server.ts';
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

export async function findPublicPage(
  { db }: Pick<PublicContext, 'db'>,
  slug: string,
): Promise<PublicPage | null> {
  const [found] = await db
    .select({ page: landingPages, ownerId: users.id, demoExpiresAt: users.demoExpiresAt })
    .from(landingPages)
    .innerJoin(marketingCompanies, eq(marketingCompanies.id, landingPages.marketingCompanyId))
    .innerJoin(users, eq(users.id, marketingCompanies.userId))
    .where(eq(landingPages.slug, slug));
  if (!found) return null;
  const { marketingCompanyId } = found.page;
  return {
    ...asLandingPage(found.page),
    marketingCompanyId,
    ownerId: found.ownerId,
    isDemo: found.demoExpiresAt !== null,
  };
}

export async function countView({ db }: Pick<PublicContext, 'db'>, { id }: { id: number }): Promise<void> {
  await db
    .update(landingPages)
    .set({ views: sql`${landingPages.views} + 1` })
    .where(eq(landingPages.id, id));
}

const orNull = (text: string): string | null => (text === '' ? null : text);

/** What a program typed into the field that no person sees: kept for the owner as spam, and nobody is written to. */
const isTrapped = (answer: LandingAnswer): boolean => answer[TRAP_FIELD] !== '';

const campaignOf = (answer: LandingAnswer) => ({
  utmSource: orNull(answer.utm_source),
  utmMedium: orNull(answer.utm_medium),
  utmCampaign: orNull(answer.utm_campaign),
  utmTerm: orNull(answer.utm_term),
  utmContent: orNull(answer.utm_content),
});

async function storeLead(db: Database, page: PublicPage, answer: LandingAnswer, at: string): Promise<number> {
  const lead = {
    companyName: answer.company || answer.name,
    contactName: answer.name,
    contactEmail: answer.email,
    contactPhone: orNull(answer.phone),
    notes: orNull(answer.message),
  };
  const [stored] = await db
    .insert(marketingLeads)
    .values({
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
    })
    .returning({ id: marketingLeads.id });
  if (!stored) throw new AppError('internal');
  return stored.id;
}

/** The inbox shows the words as they came, whatever becomes of the lead. */
async function storeInboxEntry(
  db: Database,
  page: PublicPage,
  answer: LandingAnswer,
  at: string,
  leadId: number | null,
): Promise<number> {
  const { name, email, message, company } = answer;
  const subject = page.content.headline || page.content.companyName;
  const [stored] = await db
    .insert(contactMessages)
    .values({ name, email, subject, message, company: orNull(company), createdAt: at })
    .returning({ id: contactMessages.id });
  if (!stored) throw new AppError('internal');
  await db.insert(inboxEntries).values({
    kind: 'landing_page',
    status: leadId === null ? 'spam' : 'unread',
    contactMessageId: stored.id,
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
  });
  return stored.id;
}

async function accept(ctx: PublicContext, page: PublicPage, answer: LandingAnswer, settings: AnswerSettings) {
  const at = ctx.now.toISOString();
  const leadId = isTrapped(answer) ? null : await storeLead(ctx.db, page, answer, at);
  const number = await storeInboxEntry(ctx.db, page, answer, at, leadId);
  if (leadId === null || page.isDemo) return;
  if (!(await mayConfirm(ctx, answer.email, settings.isRateLimited))) return;
  await queueMail(ctx.db, ctx.now, {
    ...landingConfirmation({ page, answer, now: ctx.now, siteUrl: settings.siteUrl }),
    kind: 'landing_confirmation',
    dedupeKey: `landing:${number}:confirmation`,
    recipient: answer.email,
    replyTo: page.identity.email,
    sender: settings.mailFrom,
  });
}

/**
 * product.md section 7, step 5: lead, inbox entry of the page's owner and the confirmation are kept in one transaction
 * before the visitor is answered. The same form sent twice is one answer.
 */
export async function receiveAnswer(
  ctx: PublicContext,
  page: PublicPage,
  answer: LandingAnswer,
  settings: AnswerSettings,
): Promise<void> {
  if (!/^[\w-]{16,64}$/.test(answer.attempt)) {
    await ctx.db.transaction((tx) => accept({ ...ctx, db: tx }, page, answer, settings));
    return;
  }
  const request = {
    caller: 'visitor',
    method: 'POST',
    path: `/l/${page.id}`,
    key: answer.attempt,
    body: '',
  };
  await withIdempotencyKey(ctx.db, ctx.now, request, async (tx) => {
    await accept({ ...ctx, db: tx }, page, answer, settings);
    return { status: 303, body: '' };
  });
}
