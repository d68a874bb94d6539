import { called } from '#tests/builders/call.ts';
import { eq, getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  inboxEntries,
  landingPages,
  marketingAnalyses,
  marketingAnalytics,
  marketingAssets,
  marketingBriefs,
  marketingCampaigns,
  marketingCampaignTexts,
  marketingContents,
  marketingLeads,
  marketingProducts,
  marketingProspects,
} from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aMarketingCompany, aMarketingProduct } from '#tests/builders/marketing.ts';
import { TEST_SECRETS } from '#tests/builders/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { makeAnalysis } from '#features/marketing/products/analysis.server.ts';
import { takeSnapshot } from '#features/marketing/analytics/analytics.server.ts';
import { makeAssets } from '#features/marketing/artwork/asset.server.ts';
import { makeCampaigns, rewriteCampaign } from '#features/marketing/campaigns/campaign-writing.server.ts';
import { putBriefSchema } from './brief/brief.schema.ts';
import { saveBrief } from './brief/brief.server.ts';
import { createCompany } from '#features/marketing/companies/company.server.ts';
import { makeContent } from '#features/marketing/content/content.server.ts';
import { landingAnswerSchema } from '#features/marketing/landing/landing-answer.schema.ts';
import { findPublicPage, receiveAnswer } from '#features/marketing/landing/landing-answer.server.ts';
import { publishPage } from '#features/marketing/landing/landing-page.server.ts';
import { deleteMarketing, restoreMarketing } from './marketing-deletion.server.ts';
import { createProduct } from '#features/marketing/products/product.server.ts';
import { importProspects } from '#features/marketing/prospects/prospect.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const TABLES = [
  marketingProducts,
  marketingAnalyses,
  marketingBriefs,
  marketingCampaigns,
  marketingCampaignTexts,
  marketingContents,
  marketingAssets,
  landingPages,
  marketingLeads,
  marketingAnalytics,
  marketingProspects,
  inboxEntries,
] as const;

/** Returns every row of the portal, by table: no other test writes into this database. */
const everything = async ({ db }: ServiceContext) =>
  Object.fromEntries(
    await Promise.all(
      TABLES.map(async (table) => [getTableName(table), await db.select().from(table)] as const),
    ),
  );

const SETTINGS = { siteUrl: 'http://suite.example', smtpUrl: undefined };

/** Creates a company with at least one of every kind of child, an answer to its page included. */
async function aFullCompany() {
  const ctx = await aUserContext(database.db);
  const { id } = await createCompany(ctx, aMarketingCompany());
  const product = await createProduct(ctx, aMarketingProduct(id));
  await saveBrief(ctx, product.id, 'es', putBriefSchema.parse({ pain: 'Las bisagras se ven' }));
  await (
    await makeAnalysis(ctx, product.id, { language: 'es' })
  )(ctx.db);
  const { items } = await (await makeCampaigns(ctx, product.id, { language: 'es' }))(ctx.db);
  const campaign = items.find(({ type }) => type === 'landing_page');
  if (!campaign) throw new Error('a landing page was expected');
  await (
    await rewriteCampaign(ctx, campaign.id, { tone: 'direct' })
  )(ctx.db);
  await makeAssets(ctx, campaign.id);
  const asked = { type: 'social_post', tone: 'direct', language: 'es', length: 'short' } as const;
  await (
    await makeContent(ctx, { ...asked, productId: product.id })
  )(ctx.db);
  const { slug } = await publishPage(ctx, campaign.id, { identity: undefined }, SETTINGS);
  const page = await findPublicPage(ctx, slug);
  if (!page) throw new Error('the page is not public');
  const answer = landingAnswerSchema.parse({ name: 'Ana', email: 'ana@test.example', consent: '1' });
  await receiveAnswer(ctx, page, answer, {
    ...SETTINGS,
    mailFrom: 'suite@suite.example',
    isRateLimited: false,
    secrets: TEST_SECRETS,
  });
  await takeSnapshot(ctx, { marketingCompanyId: id, language: 'en' });
  await importProspects(ctx, { marketingCompanyId: id, listName: 'Feria', csv: 'Bar Sol,sol@bar.example' });
  return { ctx, id, campaign, slug };
}

test('a company is deleted with all its children, and restored row for row', async () => {
  const { ctx, id, slug } = await aFullCompany();
  const before = await everything(ctx);
  for (const [table, rows] of Object.entries(before)) expect([table, rows.length > 0]).toEqual([table, true]);
  await called(ctx, deleteMarketing, 'company', id);
  const { inbox_entries: entries, ...gone } = await everything(ctx);
  for (const [table, rows] of Object.entries(gone)) expect([table, rows]).toEqual([table, []]);
  // The message stays in the inbox, without its lead.
  expect(entries).toMatchObject([{ marketingLeadId: null }]);
  expect(await findPublicPage(ctx, slug)).toBeNull();
  await called(ctx, restoreMarketing, 'company', id);
  expect(await everything(ctx)).toEqual(before);
  expect(await findPublicPage(ctx, slug)).toMatchObject({ status: 'published' });
  await called(ctx, deleteMarketing, 'company', id);
});

test('a campaign is deleted with its page, images and earlier texts; an undo links its leads again', async () => {
  const { ctx, campaign, slug } = await aFullCompany();
  const before = await everything(ctx);
  await called(ctx, deleteMarketing, 'campaign', campaign.id);
  const after = await everything(ctx);
  for (const table of ['landing_pages', 'marketing_assets', 'marketing_campaign_texts'])
    expect([table, after[table]]).toEqual([table, []]);
  expect(after['marketing_leads']).toMatchObject([{ campaignId: null }]);
  expect(await findPublicPage(ctx, slug)).toBeNull();
  await called(ctx, restoreMarketing, 'campaign', campaign.id);
  expect(await everything(ctx)).toEqual(before);
  expect(
    await ctx.db.select().from(marketingLeads).where(eq(marketingLeads.campaignId, campaign.id)),
  ).toHaveLength(1);
});
