import { and, desc, eq } from 'drizzle-orm';
import { marketingCampaigns, marketingCampaignTexts } from '#db/schema/index.ts';
import type { ServiceContext } from '#server/context.ts';
import type { Page } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/time.ts';
import { asCampaign } from './campaign.server.ts';
import type { Campaign, KeptText, RewriteCampaign, WriteCampaignsInput } from './campaign.schema.ts';
import { writeCampaigns } from './campaigns.rules.ts';
import { newSeed, productFacts, RULES, toneOf } from './facts.server.ts';
import { insertRow, requireRow, type Row } from './marketing-rows.server.ts';
import type { CampaignType } from './marketing.values.ts';
import type { CampaignOptions, CampaignSet, MarketingFacts } from './writer.types.ts';

/** A campaign has as many earlier texts as anybody will compare; the oldest goes. */
const KEPT_TEXTS = 20;

type Written = { name: string; content: Record<string, unknown> };

function partOf(set: CampaignSet, type: CampaignType): Written {
  return { email: set.email, social_media: set.socialMedia, landing_page: set.landingPage }[type];
}

const write = (facts: MarketingFacts, options: CampaignOptions, type: CampaignType): Written =>
  partOf(writeCampaigns(facts, options), type);

/** product.md section 7, step 2: three drafts of one seed, so that no sentence stands in two of them. */
export async function makeCampaigns(
  ctx: ServiceContext,
  productId: number,
  { language, tone: asked }: WriteCampaignsInput,
): Promise<{ items: Campaign[] }> {
  const { facts, company } = await productFacts(ctx, productId);
  const tone = asked ?? toneOf(company);
  const seed = newSeed();
  const set = writeCampaigns(facts, { language, tone, seed });
  return ctx.db.transaction(async (tx) => {
    const items: Campaign[] = [];
    for (const type of ['email', 'social_media', 'landing_page'] as const) {
      const row = await insertRow({ ...ctx, db: tx }, 'campaign', {
        ...partOf(set, type),
        type,
        language,
        tone,
        seed,
        writer: RULES,
        productId,
        marketingCompanyId: company.id,
      });
      items.push(asCampaign(row));
    }
    return { items };
  });
}

type Text = Pick<Row<'campaign'>, 'name' | 'content' | 'language' | 'tone' | 'seed' | 'writer'>;

async function keep(ctx: ServiceContext, { id, ...campaign }: Row<'campaign'>): Promise<void> {
  const texts = marketingCampaignTexts;
  const { name, content, language, tone, seed, writer } = campaign;
  const text: Text = { name, content, language, tone, seed, writer };
  await ctx.db.insert(texts).values({ campaignId: id, ...text, createdAt: ctx.now.toISOString() });
  const [oldest] = await ctx.db
    .select({ id: texts.id })
    .from(texts)
    .where(eq(texts.campaignId, id))
    .orderBy(desc(texts.id))
    .limit(1)
    .offset(KEPT_TEXTS);
  if (oldest) await ctx.db.delete(texts).where(eq(texts.id, oldest.id));
}

async function takeKept(ctx: ServiceContext, campaignId: number, textId: number): Promise<Text> {
  const texts = marketingCampaignTexts;
  const [found] = await ctx.db
    .delete(texts)
    .where(and(eq(texts.id, textId), eq(texts.campaignId, campaignId)))
    .returning();
  if (!found) throw new AppError('not_found');
  const { name, content, language, tone, seed, writer } = found;
  return { name, content, language, tone, seed, writer };
}

/** In the language and tone asked for, the campaign's own where none is. Errors: `product_gone`. */
async function newText(
  ctx: ServiceContext,
  campaign: Row<'campaign'>,
  input: RewriteCampaign,
): Promise<Text> {
  if (campaign.productId === null) throw new AppError('product_gone');
  const { facts } = await productFacts(ctx, campaign.productId);
  const { language = campaign.language, tone = campaign.tone } = input;
  const options = { language, tone, seed: newSeed() };
  return { ...write(facts, options, campaign.type), ...options, writer: RULES };
}

/**
 * Other words, another language, another tone, or an earlier text again. What stood there is kept beside it, so that
 * nothing that was written or edited is lost. Errors: `not_found`, `product_gone`.
 */
export async function rewriteCampaign(
  ctx: ServiceContext,
  id: number,
  input: RewriteCampaign,
): Promise<Campaign> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const current = await requireRow(inside, 'campaign', id);
    const text =
      input.textId === undefined
        ? await newText(inside, current, input)
        : await takeKept(inside, id, input.textId);
    await keep(inside, current);
    const [updated] = await tx
      .update(marketingCampaigns)
      .set({ ...text, updatedAt: nextUpdatedAt(current.updatedAt, ctx.now) })
      .where(eq(marketingCampaigns.id, id))
      .returning();
    if (!updated) throw new AppError('internal');
    return asCampaign(updated);
  });
}

/** The texts that the campaign had before, the latest first. */
export async function listKeptTexts(ctx: ServiceContext, campaignId: number): Promise<Page<KeptText>> {
  await requireRow(ctx, 'campaign', campaignId);
  const { id, name, content, language, tone, seed, createdAt } = marketingCampaignTexts;
  const rows = await ctx.db
    .select({ id, name, content, language, tone, seed, createdAt })
    .from(marketingCampaignTexts)
    .where(eq(marketingCampaignTexts.campaignId, campaignId))
    .orderBy(desc(id));
  return { items: rows as KeptText[], nextCursor: null };
}
