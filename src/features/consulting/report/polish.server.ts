import { effectiveModel, type EffectiveModel } from '#features/accounts/settings/writer-settings.server.ts';
import { recordUsage } from '#features/accounts/settings/writer-usage.server.ts';
import type { Settings as ServerSettings } from '#kernel/config/config.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { streamModelText, type ModelLimits, type ModelUsage } from '#kernel/model/model-client.ts';
import { ModelError } from '#kernel/model/model-error.ts';
import { AppError } from '#shared/errors.ts';
import type { Locale } from '#shared/languages.ts';
import { polishFault, polishInstructions } from './polish-check.rules.ts';
import { requireReady } from './readiness.server.ts';
import {
  REPORT_TEXTS,
  type PolishEvent,
  type PolishRefusal,
  type ReportTextName,
  withoutLists,
} from './polish.rules.ts';
import { freezeProfile } from './snapshot.server.ts';
import type { PolishReport, ReportSnapshot, ReportTexts } from './report.schema.ts';
import { writeReport } from './report.texts.ts';

/** Total timeout of a text, as a multiple of the model's idle timeout. */
const TOTAL_SHARE = 6;
/** Longest text of the model, as a multiple of the prompt. */
const LONGEST_SHARE = 2;

type Settings = Pick<ServerSettings, 'ai' | 'secrets'>;

export function ruleBuiltTexts(snapshot: ReportSnapshot, language: Locale): ReportTexts {
  return writeReport(snapshot, language);
}

/** Errors: `model_not_configured` (409, api.md). */
async function requireModel(ctx: ServiceContext, settings: Settings): Promise<EffectiveModel> {
  const found = await effectiveModel(ctx, settings);
  if (!found) throw new AppError('model_not_configured');
  return found;
}

/** Returns the model's name if the sent texts differ from the rules' texts only in sentences; 422 otherwise. */
export async function requirePolished(
  ctx: ServiceContext,
  settings: Settings,
  snapshot: ReportSnapshot,
  language: Locale,
  sent: ReportTexts,
): Promise<string> {
  const { ai } = await requireModel(ctx, settings);
  const built = ruleBuiltTexts(snapshot, language);
  const fields = Object.fromEntries(
    REPORT_TEXTS.filter((part) => polishFault(built[part], sent[part], language) !== null).map((part) => [
      part,
      'consulting:report.polish.factsChanged',
    ]),
  );
  if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields });
  return ai.model;
}

async function* polishPart(
  ctx: ServiceContext,
  { ai, provider, isCapReached }: EffectiveModel,
  part: ReportTextName,
  original: string,
  language: Locale,
  signal: AbortSignal,
): AsyncGenerator<PolishEvent, { text: string; refusal: PolishRefusal | null }> {
  if (isCapReached) return { text: original, refusal: 'cap_reached' };
  const { prompt, restore } = withoutLists(original);
  const idleMs = ai.idleSeconds * 1_000;
  const limits: ModelLimits = {
    idleMs,
    totalMs: idleMs * TOTAL_SHARE,
    maxCharacters: Math.ceil(prompt.length * LONGEST_SHARE),
  };
  let text = '';
  try {
    let used: ModelUsage = { inputTokens: null, outputTokens: null, reportedCost: null };
    const onUsage = (usage: ModelUsage): void => void (used = usage);
    const request = { ai, system: polishInstructions(language), prompt, limits, signal, onUsage };
    for await (const piece of streamModelText(request)) {
      text += piece;
      yield { type: 'progress', part, share: Math.min(1, text.length / prompt.length) };
    }
    const { baseUrl, model } = ai;
    await recordUsage(ctx, { provider, baseUrl, model, purpose: 'report' }, used);
  } catch (error) {
    if (!(error instanceof ModelError) || error.reason === 'cancelled') throw error;
    return { text: original, refusal: error.reason };
  }
  const polished = restore(text.trim());
  const refusal = polishFault(original, polished, language);
  return { text: refusal ? original : polished, refusal };
}

/**
 * product.md section 5, "optional writer": polishes the three texts of the report one after the other. A text that
 * changed facts or failed stays as the rules wrote it, and the reader is told. Errors before the first event:
 * `company_not_found`, `model_not_configured`, `report_not_ready`.
 */
export async function polishReport(
  ctx: ServiceContext,
  { companyId, language = ctx.locale }: PolishReport,
  settings: Settings,
): Promise<(signal: AbortSignal) => AsyncGenerator<PolishEvent, void>> {
  const snapshot = await freezeProfile(ctx, companyId);
  const model = await requireModel(ctx, settings);
  requireReady(snapshot);
  const built = ruleBuiltTexts(snapshot, language);
  return async function* (signal) {
    const texts = { ...built };
    const polished: ReportTextName[] = [];
    for (const part of REPORT_TEXTS) {
      const { text, refusal } = yield* polishPart(ctx, model, part, built[part], language, signal);
      texts[part] = text;
      if (refusal === null) polished.push(part);
      yield { type: 'part', part, refusal };
    }
    yield { type: 'end', texts, polished };
  };
}
