import { eq } from 'drizzle-orm';
import { marketingAnalyses } from '#db/schema/index.ts';
import type { Campaign } from '#features/marketing/campaigns/campaign.schema.ts';
import { asCampaign } from '#features/marketing/campaigns/campaign.server.ts';
import { insertRow, type Row } from '#features/marketing/marketing-rows.server.ts';
import { CAMPAIGN_TYPES } from '#features/marketing/marketing.values.ts';
import { makeAnalysis } from '#features/marketing/products/analysis.server.ts';
import { OWNER } from '#features/marketing/text-warnings.rules.ts';
import { textOfParts } from '#features/marketing/writer/formulas/content.rules.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { sampleCampaigns, sampleContents, sampleKeywords } from './sample.texts.ts';

type Product = Pick<Row<'product'>, 'id' | 'marketingCompanyId'>;

/** The rules' analysis, with the keywords that the pottery would choose. */
export async function addAnalysis(ctx: ServiceContext, productId: number): Promise<void> {
  const store = await makeAnalysis(ctx, productId, { language: ctx.locale });
  const { id } = await store(ctx.db);
  const [row] = await ctx.rows(marketingAnalyses).select().where(eq(marketingAnalyses.id, id));
  const data = { ...row?.data, keywords: sampleKeywords(ctx.locale) };
  await ctx.rows(marketingAnalyses).update({ data }).where(eq(marketingAnalyses.id, id));
}

const ownedBy = ({ id, marketingCompanyId }: Product) => ({
  productId: id,
  marketingCompanyId,
  writer: OWNER,
});

/** The campaigns as the pottery has edited them. */
export async function addCampaigns(ctx: ServiceContext, product: Product): Promise<Campaign[]> {
  const texts = sampleCampaigns(ctx.locale);
  const campaigns: Campaign[] = [];
  for (const type of CAMPAIGN_TYPES) {
    const row = { ...texts[type], type, language: ctx.locale, ...ownedBy(product) };
    campaigns.push(asCampaign(await insertRow(ctx, 'campaign', row)));
  }
  return campaigns;
}

export async function addContents(ctx: ServiceContext, product: Product): Promise<void> {
  for (const { type, title, parts } of sampleContents(ctx.locale))
    await insertRow(ctx, 'content', {
      type,
      title,
      text: textOfParts(parts),
      parts: { parts },
      tone: 'friendly',
      language: ctx.locale,
      length: 'medium',
      seed: 0,
      ...ownedBy(product),
    });
}
