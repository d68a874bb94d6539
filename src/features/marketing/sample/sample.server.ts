import { eq } from 'drizzle-orm';
import { landingPages } from '#db/schema/index.ts';
import type { ServiceContext } from '#server/context.ts';
import { makeAnalysis } from '#features/marketing/products/analysis.server.ts';
import { takeSnapshot } from '#features/marketing/analytics/analytics.server.ts';
import { makeAssets } from '#features/marketing/artwork/asset.server.ts';
import { makeCampaigns } from '#features/marketing/campaigns/campaign-writing.server.ts';
import { createCompany } from '#features/marketing/companies/company.server.ts';
import { makeContent } from '#features/marketing/content/content.server.ts';
import { storePage } from '#features/marketing/landing/landing-page.server.ts';
import { createLeadSchema } from '#features/marketing/leads/lead.schema.ts';
import { createLead } from '#features/marketing/leads/lead.server.ts';
import { sampleWords } from './sample.texts.ts';
import { SAMPLE_BRAND, SAMPLE_LEADS, SAMPLE_PROSPECTS, SAMPLE_VIEWS } from './sample.values.ts';
import { createProduct } from '#features/marketing/products/product.server.ts';
import { importProspects } from '#features/marketing/prospects/prospect.server.ts';

const ago = (ctx: ServiceContext, days: number): ServiceContext => ({
  ...ctx,
  now: new Date(ctx.now.getTime() - days * 86_400_000),
});

async function addLeads(ctx: ServiceContext, companyId: number, pageCampaignId: number): Promise<void> {
  const { notes, positions } = sampleWords(ctx.locale);
  // Oldest first, in the order in which real leads arrive.
  for (const lead of [...SAMPLE_LEADS].reverse()) {
    const { company, name, position, note, source, status, daysAgo } = lead;
    const input = createLeadSchema.parse({
      marketingCompanyId: companyId,
      companyName: company,
      contactName: name,
      contactEmail: `${name.split(' ')[0]?.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()}@lead.example`,
      position: position && positions[position],
      notes: note && notes[note],
      source,
      status,
      campaignId: source === 'landing_page' ? pageCampaignId : null,
      language: ctx.locale,
    });
    await createLead(ago(ctx, daysAgo), input);
  }
}

/**
 * Fills a demo's portal in the visitor's language (product.md D6): a company with one finished product and one at its
 * start, created through the regular services.
 */
export async function addMarketingSample(ctx: ServiceContext): Promise<void> {
  const words = sampleWords(ctx.locale);
  const { colours: brandColors, website } = SAMPLE_BRAND;
  const company = await createCompany(ctx, {
    ...words.company,
    targetAudienceType: 'both',
    tone: 'friendly',
    website,
    brandColors,
  });
  const marketingCompanyId = company.id;
  await createProduct(ctx, { ...words.products.workshop, marketingCompanyId });
  const product = await createProduct(ctx, { ...words.products.tableware, marketingCompanyId });
  const language = ctx.locale;
  await makeAnalysis(ctx, product.id, { language });
  const storeCampaigns = await makeCampaigns(ctx, product.id, { language });
  const { items: campaigns } = await storeCampaigns(ctx.db);
  for (const { id } of campaigns) await makeAssets(ctx, id);
  const page = campaigns.find(({ type }) => type === 'landing_page');
  if (page) {
    await storePage(ctx, page.id, {});
    await ctx.db
      .update(landingPages)
      .set({ views: SAMPLE_VIEWS })
      .where(eq(landingPages.campaignId, page.id));
    await addLeads(ctx, marketingCompanyId, page.id);
  }
  for (const type of ['advertising_text', 'social_post'] as const) {
    const asked = { productId: product.id, type, tone: 'friendly', language, length: 'medium' } as const;
    const storeContent = await makeContent(ctx, asked);
    await storeContent(ctx.db);
  }
  await importProspects(ctx, { marketingCompanyId, listName: words.list, csv: SAMPLE_PROSPECTS });
  await takeSnapshot(ctx, { marketingCompanyId, language });
}
