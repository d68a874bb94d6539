// The whole life of a landing page in one long file, because the steps share a page and a database.
import { called } from '#tests/builders/call.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  contactMessages,
  inboxEntries,
  marketingCompanies,
  marketingLeads,
  outbox,
} from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aLandingCampaign } from '#tests/builders/landing-campaign.ts';
import { emailsIn } from '#tests/builders/emails.ts';
import { TEST_SECRETS } from '#tests/builders/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { getCampaign, updateCampaign } from '#features/marketing/campaigns/campaign.server.ts';
import { landingAnswerSchema } from './landing-answer.schema.ts';
import { findPublicPage, receiveAnswer } from './landing-answer.server.ts';
import { findPageOf, publishPage, unpublishPage } from './landing-page.server.ts';
import { publishSchema } from './landing-page.schema.ts';
import { deleteMarketing, restoreMarketing } from '#features/marketing/marketing-deletion.server.ts';

const SETTINGS = { siteUrl: 'https://site.example', smtpUrl: undefined };
const RECEIVING = {
  siteUrl: SETTINGS.siteUrl,
  mailFrom: 'AI <no-reply@site.example>',
  isRateLimited: true,
  secrets: TEST_SECRETS,
};

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const anAnswer = (over: Record<string, string> = {}) =>
  landingAnswerSchema.parse({ name: 'Ana Ruiz', email: 'ana@test.example', consent: '1', ...over });

async function aPublishedPage(ctx: ServiceContext) {
  const campaign = await aLandingCampaign(ctx);
  const { slug } = await publishPage(ctx, campaign.id, {}, SETTINGS);
  const page = await findPublicPage(ctx, slug);
  if (!page) throw new Error('no page');
  return { campaign, page };
}

test('a page is published at its own address and keeps it; the campaign becomes active', async () => {
  const ctx = await aUserContext(database.db);
  const campaign = await aLandingCampaign(ctx);
  const first = await publishPage(ctx, campaign.id, {}, SETTINGS);
  expect(first).toEqual({
    slug: 'bisagra-oculta-talleres-mar',
    url: 'https://site.example/l/bisagra-oculta-talleres-mar',
  });
  expect((await getCampaign(ctx, campaign.id)).status).toBe('active');
  expect(await publishPage(ctx, campaign.id, {}, SETTINGS)).toEqual(first);
  const page = await findPublicPage(ctx, first.slug);
  expect(page).toMatchObject({
    status: 'published',
    content: { headline: 'La bisagra que no se ve', colours: ['#1d3b6f'], productName: 'Bisagra oculta' },
    identity: { name: 'Talleres Mar', email: ctx.user.email },
  });
});

test('an edit shows after publishing again', async () => {
  const ctx = await aUserContext(database.db);
  const { campaign, page } = await aPublishedPage(ctx);
  await updateCampaign(ctx, campaign.id, { content: { headline: 'Otra' } });
  expect((await findPublicPage(ctx, page.slug))?.content.headline).toBe('La bisagra que no se ve');
  await publishPage(ctx, campaign.id, {}, SETTINGS);
  expect((await findPublicPage(ctx, page.slug))?.content.headline).toBe('Otra');
});

test('a taken address is rejected with the nearest free one', async () => {
  const ctx = await aUserContext(database.db);
  const { page } = await aPublishedPage(await aUserContext(database.db));
  const campaign = await aLandingCampaign(ctx);
  await expect(publishPage(ctx, campaign.id, { slug: page.slug }, SETTINGS)).rejects.toMatchObject({
    code: 'taken',
    details: { extra: { suggestion: expect.stringMatching(/-\d+$/) } },
  });
  const { slug } = await publishPage(ctx, campaign.id, publishSchema.parse({ slug: 'Mi Página!' }), SETTINGS);
  expect(slug).toBe('mi-pagina');
});

test('only a landing-page campaign can be published, by its owner with a confirmed email address', async () => {
  const ctx = await aUserContext(database.db);
  const campaign = await aLandingCampaign(ctx);
  const email = await aLandingCampaign(ctx, {
    type: 'email',
    content: { attention: '', interest: '', desire: '', action: '' },
  });
  await expect(publishPage(ctx, email.id, {}, SETTINGS)).rejects.toMatchObject({ code: 'not_a_page' });
  const other = await aUserContext(database.db);
  await expect(publishPage(other, campaign.id, {}, SETTINGS)).rejects.toMatchObject({ code: 'not_found' });
  await expect(
    publishPage(ctx, campaign.id, {}, { ...SETTINGS, smtpUrl: 'smtp://127.0.0.1' }),
  ).rejects.toMatchObject({ code: 'email_not_confirmed' });
});

test('an answer creates a lead, an unread inbox entry and a confirmation, with consent and campaign', async () => {
  const ctx = await aUserContext(database.db);
  const { campaign, page } = await aPublishedPage(ctx);
  const answer = anAnswer({
    company: 'Ruiz SL',
    message: '¿Cuánto tarda?',
    utm_source: 'linkedin',
    phone: '600',
  });
  await receiveAnswer(ctx, page, answer, RECEIVING);
  const [lead] = await ctx.db.select().from(marketingLeads).where(eq(marketingLeads.campaignId, campaign.id));
  expect(lead).toMatchObject({
    companyName: 'Ruiz SL',
    contactName: 'Ana Ruiz',
    contactEmail: 'ana@test.example',
    notes: '¿Cuánto tarda?',
    source: 'landing_page',
    status: 'new',
    utmSource: 'linkedin',
    consentAt: ctx.now.toISOString(),
    consentText: expect.stringContaining('Talleres Mar'),
  });
  const [entry] = await ctx.db
    .select()
    .from(inboxEntries)
    .innerJoin(contactMessages, eq(contactMessages.id, inboxEntries.contactMessageId))
    .where(eq(inboxEntries.marketingLeadId, lead?.id ?? 0));
  expect(entry?.inbox_entries).toMatchObject({
    kind: 'landing_page',
    status: 'unread',
    userId: ctx.user.id,
    source: page.slug,
    utmSource: 'linkedin',
  });
  expect(entry?.contact_messages).toMatchObject({ name: 'Ana Ruiz', message: '¿Cuánto tarda?' });
  const cause = `landing:${entry?.contact_messages.id}:confirmation`;
  const message = (await emailsIn(ctx.db)).find(({ dedupeKey }) => dedupeKey === cause);
  expect(message).toMatchObject({ recipient: 'ana@test.example', replyTo: ctx.user.email });
  expect(message?.text).not.toContain('¿Cuánto tarda?');
});

test('filling the hidden field marks an answer as spam: no lead, no email', async () => {
  const ctx = await aUserContext(database.db);
  const { page } = await aPublishedPage(ctx);
  await receiveAnswer(ctx, page, anAnswer({ email: 'bot@test.example', website: 'http://x' }), RECEIVING);
  const leads = await ctx.db
    .select()
    .from(marketingLeads)
    .where(eq(marketingLeads.contactEmail, 'bot@test.example'));
  expect(leads).toEqual([]);
  expect(await ctx.db.select().from(outbox).where(eq(outbox.recipient, 'bot@test.example'))).toEqual([]);
  const entries = await ctx.db.select().from(inboxEntries).where(eq(inboxEntries.source, page.slug));
  expect(entries.map(({ status }) => status)).toEqual(['suspected']);
});

test('the same form sent twice is stored once, and another form of the same person is stored too', async () => {
  const ctx = await aUserContext(database.db);
  const { page } = await aPublishedPage(ctx);
  const once = anAnswer({ attempt: 'a1b2c3d4-0000-4000-8000-000000000000' });
  await receiveAnswer(ctx, page, once, RECEIVING);
  await receiveAnswer(ctx, page, once, RECEIVING);
  await receiveAnswer(ctx, page, anAnswer({ attempt: 'b1b2c3d4-0000-4000-8000-000000000000' }), RECEIVING);
  expect(await ctx.db.select().from(inboxEntries).where(eq(inboxEntries.source, page.slug))).toHaveLength(2);
});

test('concurrent answers keep their own texts, a repeated form is stored once, and failures are isolated', async () => {
  const ctx = await aUserContext(database.db);
  const { page } = await aPublishedPage(ctx);
  const { page: gone } = await aPublishedPage(await aUserContext(database.db));
  await ctx.db.delete(marketingCompanies).where(eq(marketingCompanies.id, gone.marketingCompanyId));
  const people = ['Eva', 'Luis', 'Marta', 'Noa'].map((name) =>
    anAnswer({
      name,
      email: `${name}@same.example`,
      message: `de ${name}`,
      attempt: `${name}-0000-4000-8000-000`,
    }),
  );
  const received = [
    ...people.map((answer) => receiveAnswer(ctx, page, answer, RECEIVING)),
    receiveAnswer(ctx, gone, anAnswer({ email: 'late@same.example' }), RECEIVING),
    ...people.map((answer) => receiveAnswer(ctx, page, answer, RECEIVING)),
  ];
  const results = await Promise.allSettled(received);
  expect(results.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(1);
  const kept = await ctx.db
    .select({
      lead: marketingLeads.contactName,
      notes: marketingLeads.notes,
      name: contactMessages.name,
      message: contactMessages.message,
      recipient: outbox.recipient,
    })
    .from(inboxEntries)
    .innerJoin(marketingLeads, eq(marketingLeads.id, inboxEntries.marketingLeadId))
    .innerJoin(contactMessages, eq(contactMessages.id, inboxEntries.contactMessageId))
    .innerJoin(outbox, eq(outbox.dedupeKey, sql`'landing:' || ${contactMessages.id} || ':confirmation'`))
    .where(eq(inboxEntries.source, page.slug))
    .orderBy(marketingLeads.id);
  expect(kept).toEqual(
    people.map(({ name, message, email }) => ({
      lead: name,
      notes: message,
      name,
      message,
      recipient: email,
    })),
  );
});

test('a page taken offline keeps its address, and restoring a deleted campaign restores its page', async () => {
  const ctx = await aUserContext(database.db);
  const { campaign, page } = await aPublishedPage(ctx);
  expect(await unpublishPage(ctx, campaign.id)).toMatchObject({ slug: page.slug, status: 'unpublished' });
  await called(ctx, deleteMarketing, 'campaign', campaign.id);
  expect(await findPublicPage(ctx, page.slug)).toBeNull();
  await called(ctx, restoreMarketing, 'campaign', campaign.id);
  expect(await findPageOf(ctx, campaign.id)).toMatchObject({ slug: page.slug, status: 'unpublished' });
});

test.each([
  [{ name: ' ' }, 'name', 'marketing:landing.errors.name'],
  [{ email: '' }, 'email', 'marketing:landing.errors.email'],
  [{ email: 'ana' }, 'email', 'marketing:landing.errors.emailInvalid'],
  [{ consent: '' }, 'consent', 'marketing:landing.errors.consent'],
])('an answer with %j is rejected at the field %s', (over, field, message) => {
  const { error } = landingAnswerSchema.safeParse({ name: 'A', email: 'a@b.example', consent: '1', ...over });
  expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[field, message]]);
});
