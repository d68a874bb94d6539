import { and, eq } from 'drizzle-orm';
import { everyRow } from '#db/rows.ts';
import { inboxEntries, landingPages, marketingCompanies, marketingLeads, users } from '#db/schema/index.ts';
import type { contactMessages } from '#db/schema/index.ts';
import { mayConfirm } from '#features/accounts/sessions/confirmation-limit.server.ts';
import { isShownPublicly } from '#features/accounts/public-owner.server.ts';
import { TRAP_FIELD } from '#features/site/contact/enquiry.rules.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { queueMail } from '#kernel/mail/outbox.ts';
import { AppError } from '#shared/errors.ts';
import { confirmationOf, leadOf } from './landing-answers.server.ts';
import type { AnswerSettings } from './landing-answers.server.ts';
import type { PublicPage } from './landing-answers.types.ts';
import { asLandingPage } from './landing-page.server.ts';

type StoredAnswer = {
  entry: typeof inboxEntries.$inferSelect;
  message: typeof contactMessages.$inferSelect;
};

async function pageOf(
  ctx: ServiceContext,
  { source, userId }: StoredAnswer['entry'],
): Promise<PublicPage | null> {
  // The entry is its receiver's, who may work in another workspace than the page's.
  const [found] = await everyRow(ctx.db, landingPages)
    .select({ page: landingPages, ownerId: users.id })
    .innerJoin(marketingCompanies, eq(marketingCompanies.id, landingPages.marketingCompanyId))
    .innerJoin(users, eq(users.id, marketingCompanies.userId))
    .where(and(eq(landingPages.slug, source), eq(users.id, userId ?? 0), isShownPublicly()));
  if (!found) return null;
  const { page, ownerId } = found;
  return { ...asLandingPage(page), marketingCompanyId: page.marketingCompanyId, ownerId };
}

/**
 * Releases a suspected answer as genuine: it becomes a lead, and its sender gets the confirmation. An answer to a
 * deleted page becomes neither.
 */
export async function releaseAnswer(
  ctx: ServiceContext,
  { entry, message }: StoredAnswer,
  settings: AnswerSettings,
): Promise<void> {
  const { db, now } = ctx;
  const page = await pageOf(ctx, entry);
  if (!page) return;
  const answer = {
    name: message.name,
    email: message.email,
    company: message.company ?? '',
    phone: entry.held?.phone ?? '',
    message: message.message,
    answers: entry.held?.answers ?? [],
    consent: entry.consentAt === null ? '' : '1',
    attempt: '',
    [TRAP_FIELD]: '',
    utm_source: entry.utmSource ?? '',
    utm_medium: entry.utmMedium ?? '',
    utm_campaign: entry.utmCampaign ?? '',
    utm_term: entry.utmTerm ?? '',
    utm_content: entry.utmContent ?? '',
  };
  const received = { now: new Date(entry.createdAt), page, answer, settings, limits: [] };
  const consent = { consentText: entry.consentVersion, consentAt: entry.consentAt };
  const [lead] = await everyRow(db, marketingLeads)
    .insert({ ...leadOf(received), ...consent })
    .returning({ id: marketingLeads.id });
  if (!lead) throw new AppError('internal');
  await db.update(inboxEntries).set({ marketingLeadId: lead.id }).where(eq(inboxEntries.id, entry.id));
  if (!(await mayConfirm(ctx, message.email, settings.isRateLimited))) return;
  await queueMail(db, now, confirmationOf(received, message.id), settings);
}
