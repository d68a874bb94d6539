import { and, desc, eq } from 'drizzle-orm';
import { marketingCampaignTexts } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import type { KeptText } from './campaign.schema.ts';
import { requireRow, type Row } from '#features/marketing/marketing-rows.server.ts';

const KEPT_TEXTS = 20;

export type Text = Pick<
  Row<'campaign'>,
  'name' | 'content' | 'language' | 'tone' | 'seed' | 'writer' | 'warnings'
>;

const onlyText = ({ name, content, language, tone, seed, writer, warnings }: Text): Text => ({
  name,
  content,
  language,
  tone,
  seed,
  writer,
  warnings,
});

/** Stores the current text as an earlier one, and deletes the oldest beyond the limit. */
export async function storeEarlierText(
  ctx: ServiceContext,
  { id, ...campaign }: Row<'campaign'>,
): Promise<void> {
  const { id: textId, campaignId } = marketingCampaignTexts;
  const texts = ctx.rows(marketingCampaignTexts);
  await texts.insert({ campaignId: id, ...onlyText(campaign), createdAt: ctx.now.toISOString() });
  const [oldest] = await texts
    .select({ id: textId })
    .where(eq(campaignId, id))
    .orderBy(desc(textId))
    .limit(1)
    .offset(KEPT_TEXTS);
  if (oldest) await texts.delete().where(eq(textId, oldest.id));
}

const isKept = (campaignId: number, textId: number) =>
  and(eq(marketingCampaignTexts.id, textId), eq(marketingCampaignTexts.campaignId, campaignId));

/** Errors: `not_found`. */
export async function findEarlierText(
  ctx: ServiceContext,
  campaignId: number,
  textId: number,
): Promise<Text> {
  const [found] = await ctx.rows(marketingCampaignTexts).select().where(isKept(campaignId, textId));
  if (!found) throw new AppError('not_found');
  return onlyText(found);
}

/** Removes an earlier text from the store and returns it. Errors: `not_found`. */
export async function removeEarlierText(
  ctx: ServiceContext,
  campaignId: number,
  textId: number,
): Promise<Text> {
  const [found] = await ctx
    .rows(marketingCampaignTexts)
    .delete()
    .where(isKept(campaignId, textId))
    .returning();
  if (!found) throw new AppError('not_found');
  return onlyText(found);
}

export async function listKeptTexts(ctx: ServiceContext, campaignId: number): Promise<Page<KeptText>> {
  await requireRow(ctx, 'campaign', campaignId);
  const { id, name, content, language, tone, seed, writer, createdAt } = marketingCampaignTexts;
  const rows = await ctx
    .rows(marketingCampaignTexts)
    .select({ id, name, content, language, tone, seed, writer, createdAt })
    .where(eq(marketingCampaignTexts.campaignId, campaignId))
    .orderBy(desc(id));
  return { items: rows as KeptText[], nextCursor: null };
}
