// One long file: writing, writing again and restoring a campaign share the texts that are kept.
import type { Database } from '#db/drizzle.ts';
import { nameUsage } from '#features/accounts/settings/writer-usage.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { findEarlierText, storeEarlierText, removeEarlierText, type Text } from './campaign-kept.server.ts';
import { asCampaign } from './campaign.server.ts';
import type { RewriteCampaign, WriteCampaignsInput, WrittenCampaign } from './campaign.schema.ts';
import { lacksLanguage } from '#features/marketing/writer/reading/material.rules.ts';
import { writeCampaignSet, writeOneCampaign } from './campaign-text.server.ts';
import { COMPOSER, requireLanguage, writingOf } from '#features/marketing/writer/checks/facts.server.ts';
import { changeRow, insertRow, requireRow, type Row } from '#features/marketing/marketing-rows.server.ts';
import type { ModelUse } from '#features/marketing/writer/checks/model-writer.server.ts';
import { standingIn } from '#features/marketing/text-warnings.rules.ts';
import type { ModelRefusal, TextWarning } from '#features/marketing/writer/checks/writer.types.ts';
import type { Hint, Variants } from '#features/marketing/writer/formulas/composer.types.ts';
import { MOST_VARIANTS } from '#features/marketing/writer/formulas/composer.values.ts';
import { withPartOf } from './campaign-part.rules.ts';

/** Limit of the count; earlier records hold a random seed in its place. */
const MOST_TAKES = 1_000;

/** Editing help beside a text (api.md); derived from the brief, not stored. */
type Help = { variants: Variants; hints: (Hint | TextWarning)[] };
type Store<T> = (db: Database) => Promise<T>;

const told = (
  row: Row<'campaign'>,
  { variants, hints }: Help,
  modelRefusal: ModelRefusal | null,
): WrittenCampaign => ({
  ...asCampaign(row),
  variants,
  hints: [...standingIn(row.content, row.warnings), ...hints],
  ...(modelRefusal && { modelRefusal }),
});

const NO_HELP: Help = { variants: {}, hints: [] };

/** Returns variants and hints from the current product and brief; none without a brief in the campaign's language. */
async function helpFor(ctx: ServiceContext, row: Row<'campaign'>): Promise<Help> {
  if (row.productId === null) return NO_HELP;
  const { language, tone, seed: take } = row;
  const { input } = await writingOf(ctx, row.productId, { language, tone, take });
  if (lacksLanguage(input.facts, input.brief, language)) return NO_HELP;
  return writeOneCampaign(row.type, { ctx, input, productId: row.productId, use: null });
}

/** Returns a campaign with variants and hints. Errors: `not_found`. */
export const getWrittenCampaign = async (ctx: ServiceContext, id: number): Promise<WrittenCampaign> =>
  tellCampaign(ctx, await requireRow(ctx, 'campaign', id));

/** The caller has checked access to the campaign. */
export const tellCampaign = async (ctx: ServiceContext, row: Row<'campaign'>): Promise<WrittenCampaign> =>
  told(row, await helpFor(ctx, row), null);

/**
 * Writes three drafts from one brief (product.md section 7, step 2) and returns a function that stores them, because no
 * transaction can wait for a model. Errors: `not_found`, `brief_language_missing`.
 */
export async function makeCampaigns(
  ctx: ServiceContext,
  productId: number,
  { language, tone: asked }: Pick<WriteCampaignsInput, 'language' | 'tone'>,
  use: ModelUse | null = null,
): Promise<Store<{ items: WrittenCampaign[] }>> {
  const { input, company } = await writingOf(ctx, productId, { language, tone: asked });
  requireLanguage(input, use !== null);
  const texts = await writeCampaignSet({ ctx, input, productId, use });
  for (const { modelRefusal } of texts) requireLanguage(input, use !== null, modelRefusal);
  const options = { language, tone: input.tone, seed: 0 };
  return async (db) => {
    const inside = { ...ctx, db };
    await requireRow(inside, 'product', productId);
    const items: WrittenCampaign[] = [];
    for (const { modelRefusal, variants, hints, usageIds, ...text } of texts) {
      const values = { ...text, ...options, productId, marketingCompanyId: company.id };
      const row = await insertRow(inside, 'campaign', values);
      await nameUsage(db, usageIds, { campaignId: row.id });
      items.push(told(row, { variants, hints }, modelRefusal));
    }
    return { items };
  };
}

/** The owner's choice outlives other words in its language. */
const questionsOf = ({ content: { questions } }: Row<'campaign'>) =>
  questions === undefined ? {} : { questions };

type NewText = { text: Text; help: Help; modelRefusal: ModelRefusal | null; usageIds: number[] };

/**
 * Writes in the requested language and tone, by default the campaign's own. Errors: `product_gone`,
 * `brief_language_missing`.
 */
async function newText(
  ctx: ServiceContext,
  campaign: Row<'campaign'>,
  { language = campaign.language, tone = campaign.tone }: RewriteCampaign,
  use: ModelUse | null,
): Promise<NewText> {
  if (campaign.productId === null) throw new AppError('product_gone');
  // With the same language and tone, the next opening is used, or the text would not change.
  const isSame = language === campaign.language && tone === campaign.tone;
  const take = isSame && campaign.seed < MOST_TAKES ? campaign.seed + 1 : 0;
  const { input } = await writingOf(ctx, campaign.productId, { language, tone, take });
  requireLanguage(input, use !== null);
  const written = await writeOneCampaign(campaign.type, { ctx, input, productId: campaign.productId, use });
  const { name, content, writer, warnings, variants, hints, modelRefusal, usageIds } = written;
  requireLanguage(input, use !== null, modelRefusal);
  const text = {
    name,
    language,
    tone,
    seed: take,
    writer,
    warnings,
    content: { ...content, ...(language === campaign.language && questionsOf(campaign)) },
  };
  return { text, help: { variants, hints }, modelRefusal, usageIds };
}

/**
 * Rewrites one part by the model; else from the current product and brief, or if that changes nothing with the next
 * take. The other parts stay.
 */
async function newPart(
  ctx: ServiceContext,
  campaign: Row<'campaign'>,
  field: string,
  use: ModelUse | null,
): Promise<NewText> {
  const { type, name, content, language, tone, seed, productId } = campaign;
  if (productId === null) throw new AppError('product_gone');
  const { input } = await writingOf(ctx, productId, { language, tone, take: seed });
  requireLanguage(input, use !== null);
  const others = (campaign.warnings ?? []).filter((warning) => warning.field !== field);
  const asked =
    use && (await writeOneCampaign(type, { ctx, input, productId, use, part: { field, content } }));
  const usageIds = asked?.usageIds ?? [];
  const changed = asked && withPartOf(content, asked.content, field);
  if (asked && changed && asked.modelRefusal === null && asked.writer !== COMPOSER) {
    const { writer, variants, hints, warnings } = asked;
    const text = { name, content: changed, language, tone, seed, writer, warnings: [...others, ...warnings] };
    return { text, help: { variants, hints }, modelRefusal: null, usageIds };
  }
  const modelRefusal = asked?.modelRefusal ?? null;
  requireLanguage(input, use !== null, modelRefusal);
  for (let take = seed; take <= seed + MOST_VARIANTS; take += 1) {
    const {
      content: source,
      variants,
      hints,
    } = await writeOneCampaign(type, {
      ctx,
      input: { ...input, take },
      productId,
      use: null,
    });
    const composed = withPartOf(content, source, field);
    if (composed === undefined) throw new AppError('invalid', { fields: { field: 'errors:fields.choice' } });
    if (JSON.stringify(composed) === JSON.stringify(content)) continue;
    const { writer } = campaign;
    return {
      text: { name, content: composed, language, tone, seed, writer, warnings: others },
      help: { variants, hints },
      modelRefusal,
      usageIds,
    };
  }
  throw new AppError('invalid', { messageKey: 'marketing:campaign.noOtherWords' });
}

/**
 * Rewrites a campaign, also in another language or tone, or restores an earlier text. The current text is stored first,
 * so that nothing is lost. Errors: `not_found`, `product_gone`, `brief_language_missing`.
 */
export async function rewriteCampaign(
  ctx: ServiceContext,
  id: number,
  input: RewriteCampaign,
  use: ModelUse | null = null,
): Promise<Store<WrittenCampaign>> {
  const { textId, field } = input;
  const write = async (campaign: Row<'campaign'>) =>
    field === undefined ? newText(ctx, campaign, input, use) : newPart(ctx, campaign, field, use);
  const found = await requireRow(ctx, 'campaign', id);
  const made = textId === undefined ? await write(found) : null;
  const help =
    made?.help ?? (await helpFor(ctx, { ...found, ...(await findEarlierText(ctx, id, textId ?? 0)) }));
  return async (db) => {
    const inside = { ...ctx, db };
    const current = await requireRow(inside, 'campaign', id);
    const text = made?.text ?? (await removeEarlierText(inside, id, textId ?? 0));
    await storeEarlierText(inside, current);
    const updated = await changeRow(inside, 'campaign', current, text);
    await nameUsage(db, made?.usageIds ?? [], { campaignId: id });
    return told(updated, help, made?.modelRefusal ?? null);
  };
}
