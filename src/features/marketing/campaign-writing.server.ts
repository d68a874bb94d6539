import { and, desc, eq } from 'drizzle-orm';
import { marketingCampaigns, marketingCampaignTexts } from '#db/schema/index.ts';
import type { Database, ServiceContext } from '#server/context.ts';
import type { Page } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/time.ts';
import { asCampaign } from './campaign.server.ts';
import type { Campaign, KeptText, RewriteCampaign, WriteCampaignsInput } from './campaign.schema.ts';
import { writeCampaignSet, writeOneCampaign } from './campaign-text.server.ts';
import { newSeed, productFacts, toneOf } from './facts.server.ts';
import { insertRow, requireRow, type Row } from './marketing-rows.server.ts';
import type { ModelUse } from './model-writer.server.ts';
import type { ModelRefusal } from './writer.types.ts';

/** A campaign has as many earlier texts as anybody will compare; the oldest goes. */
const KEPT_TEXTS = 20;

/** What a model wrote or refused, told once; the row keeps who wrote it. */
export type WrittenCampaign = Campaign & { modelRefusal?: ModelRefusal };
type Store<T> = (db: Database) => Promise<T>;

const told = (row: Row<'campaign'>, modelRefusal: ModelRefusal | null): WrittenCampaign => ({
  ...asCampaign(row),
  ...(modelRefusal && { modelRefusal }),
});

/**
 * product.md section 7, step 2: three drafts of one seed, so that no sentence stands in two of them. Written at once,
 * stored by what is answered, because a model may take its time. Errors: `not_found`.
 */
export async function makeCampaigns(
  ctx: ServiceContext,
  productId: number,
  { language, tone: asked }: Pick<WriteCampaignsInput, 'language' | 'tone'>,
  use: ModelUse | null = null,
): Promise<Store<{ items: WrittenCampaign[] }>> {
  const { facts, company } = await productFacts(ctx, productId);
  const options = { language, tone: asked ?? toneOf(company), seed: newSeed() };
  const texts = await writeCampaignSet({ facts, options, use });
  return (db) =>
    db.transaction(async (tx) => {
      const inside = { ...ctx, db: tx };
      await requireRow(inside, 'product', productId);
      const items: WrittenCampaign[] = [];
      for (const { modelRefusal, ...text } of texts) {
        const values = { ...text, ...options, productId, marketingCompanyId: company.id };
        items.push(told(await insertRow(inside, 'campaign', values), modelRefusal));
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
  use: ModelUse | null,
): Promise<Text & { modelRefusal: ModelRefusal | null }> {
  if (campaign.productId === null) throw new AppError('product_gone');
  const { facts } = await productFacts(ctx, campaign.productId);
  const { language = campaign.language, tone = campaign.tone } = input;
  const options = { language, tone, seed: newSeed() };
  const { name, content, writer, modelRefusal } = await writeOneCampaign(campaign.type, {
    facts,
    options,
    use,
  });
  return { name, content, ...options, writer, modelRefusal };
}

/**
 * Other words, another language, another tone, or an earlier text again. What stood there is kept beside it, so that
 * nothing that was written or edited is lost. Errors: `not_found`, `product_gone`.
 */
export async function rewriteCampaign(
  ctx: ServiceContext,
  id: number,
  input: RewriteCampaign,
  use: ModelUse | null = null,
): Promise<Store<WrittenCampaign>> {
  const { textId } = input;
  const made =
    textId === undefined ? await newText(ctx, await requireRow(ctx, 'campaign', id), input, use) : null;
  return (db) =>
    db.transaction(async (tx) => {
      const inside = { ...ctx, db: tx };
      const current = await requireRow(inside, 'campaign', id);
      const { modelRefusal, ...text } = made ?? {
        ...(await takeKept(inside, id, textId ?? 0)),
        modelRefusal: null,
      };
      await keep(inside, current);
      const [updated] = await tx
        .update(marketingCampaigns)
        .set({ ...text, updatedAt: nextUpdatedAt(current.updatedAt, ctx.now) })
        .where(eq(marketingCampaigns.id, id))
        .returning();
      if (!updated) throw new AppError('internal');
      return told(updated, modelRefusal);
    });
}

/** The texts that the campaign had before, the latest first. */
export async function listKeptTexts(ctx: ServiceContext, campaignId: number): Promise<Page<KeptText>> {
  await requireRow(ctx, 'campaign', campaignId);
  const { id, name, content, language, tone, seed, writer, createdAt } = marketingCampaignTexts;
  const rows = await ctx.db
    .select({ id, name, content, language, tone, seed, writer, createdAt })
    .from(marketingCampaignTexts)
    .where(eq(marketingCampaignTexts.campaignId, campaignId))
    .orderBy(desc(id));
  return { items: rows as KeptText[], nextCursor: null };
}
