import type { ServiceContext } from '#kernel/context.ts';
import { ModelError } from '#kernel/model/model-error.ts';
import { AppError } from '#shared/errors.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { requireMarketingCompany, requireRow } from '../marketing-rows.server.ts';
import { readModelAnswer } from '#features/marketing/writer/checks/model-answer.rules.ts';
import {
  askModel,
  chooseModel,
  type ModelSettings,
} from '#features/marketing/writer/checks/model-writer.server.ts';
import { modelWriter } from '#features/marketing/content/writer-name.rules.ts';
import { draftInstructions, draftParts, draftPrompt, figureFaults, withParts } from './brief-draft.rules.ts';
import type { BriefDraft } from './brief.schema.ts';
import { emptyBrief, isEmptyBrief } from './brief.rules.ts';
import { briefOf } from './brief.server.ts';
import type { Brief } from './brief.types.ts';

/** Returns the brief of the other language, or if it is empty the data of product and company. */
async function briefToTranslate(ctx: ServiceContext, productId: number, language: Locale): Promise<Brief> {
  const other = LOCALES.find((one) => one !== language) ?? language;
  const brief = await briefOf(ctx, productId, other);
  if (brief && !isEmptyBrief(brief)) return brief;
  const { advantages, marketingCompanyId } = await requireRow(ctx, 'product', productId);
  const { targetAudience } = await requireMarketingCompany(ctx, marketingCompanyId);
  return { ...emptyBrief(), buyer: targetAudience, change: advantages };
}

/**
 * Translates the brief for the owner to correct and accept; stores nothing. Errors: `not_found`,
 * `model_not_configured`, `too_many_requests`.
 */
export async function draftBrief(
  ctx: ServiceContext,
  productId: number,
  language: Locale,
  settings: ModelSettings,
  signal: AbortSignal,
): Promise<BriefDraft> {
  await requireRow(ctx, 'product', productId);
  const use = await chooseModel(ctx, 'model', settings, signal);
  if (use === null) throw new AppError('model_not_configured');
  const nothing = { brief: null, writer: null, figures: [] };
  if (use.isCapReached) return { ...nothing, modelRefusal: 'cap_reached' };
  const source = await briefToTranslate(ctx, productId, language);
  const parts = draftParts(source);
  if (parts.length === 0) return { ...nothing, modelRefusal: null };
  try {
    const said = await askModel(use, {
      system: draftInstructions(language),
      prompt: draftPrompt(parts),
      purpose: 'brief',
      productId,
    });
    const answer = readModelAnswer(said, parts);
    if (answer === null) return { ...nothing, modelRefusal: 'shape' };
    return {
      brief: withParts(source, answer),
      writer: modelWriter(use.ai.model),
      figures: [...new Set(parts.flatMap(({ name, text }) => figureFaults(text, answer[name] ?? '')))],
      modelRefusal: null,
    };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    if (error.reason === 'cancelled') throw new AppError('timeout', { cause: error });
    return { ...nothing, modelRefusal: error.reason };
  }
}
