import { typedService } from '#features/accounts/settings/writer-settings.server.ts';
import { recordUsage } from '#features/accounts/settings/writer-usage.server.ts';
import { hasKnownPrice } from '#features/accounts/settings/model-cost.rules.ts';
import { PROVIDERS } from '#features/accounts/settings/writer.values.ts';
import type { TestWriter } from '#features/accounts/settings/writer.schema.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { sampleWriting } from '#features/marketing/sample/sample.texts.ts';
import { composeOne } from './compose.server.ts';
import { typedLanguageOf, writingOf } from './facts.server.ts';
import { requireRow } from '#features/marketing/marketing-rows.server.ts';
import { contentSlots } from './model-parts.rules.ts';
import { writeWithModel, type ModelSettings, type ModelUse } from './model-writer.server.ts';
import type { WriterTrial } from '#features/accounts/settings/writer.schema.ts';
import { textOfParts } from '#features/marketing/writer/formulas/content.rules.ts';

const KIND = { type: 'advertising_text', length: 'short' } as const;

/** Tries writer settings before they are stored. Errors: `not_found`, `demo_account`. */
export async function tryWriter(
  ctx: ServiceContext,
  { productId, language: asked, ...typed }: TestWriter,
  settings: ModelSettings,
  signal: AbortSignal,
): Promise<WriterTrial> {
  const product = productId === undefined ? null : await requireRow(ctx, 'product', productId);
  const ai = await typedService(ctx, typed, settings);
  const language = asked ?? (product && typedLanguageOf(product)) ?? ctx.locale;
  const input = product
    ? (await writingOf(ctx, product.id, { language })).input
    : sampleWriting(language, ctx.now);
  const { content } = await composeOne(ctx, input, KIND);
  const { provider, model } = typed;
  const trial = {
    language,
    composed: textOfParts(content.parts),
    isPriceKnown: hasKnownPrice(provider, model),
  };
  const failed = { ...trial, isWorking: false, written: null, warnings: [], usage: null };
  if (PROVIDERS[provider].needsKey && ai.apiKey === undefined) return { ...failed, fault: 'key_missing' };
  const used: Tokens[] = [];
  const record: ModelUse['record'] = async (about, usage) => {
    used.push({ inputTokens: usage.inputTokens, outputTokens: usage.outputTokens });
    return recordUsage(ctx, { provider, baseUrl: ai.baseUrl, model, ...about }, usage);
  };
  const use = { ai, signal, isCapReached: false, record };
  const slots = contentSlots(content.parts, KIND);
  const { text, warnings, modelRefusal } = await writeWithModel(use, content.parts, slots, {
    input,
    productId: productId ?? null,
    purpose: 'test',
    task: { kind: KIND.type, length: KIND.length },
  });
  const usage = used.length === 0 ? null : used.reduce(added);
  if (modelRefusal !== null) return { ...failed, usage, fault: modelRefusal };
  return { ...trial, isWorking: true, fault: null, written: textOfParts(text), warnings, usage };
}

const sum = (a: number | null, b: number | null): number | null => (a === null ? b : a + (b ?? 0));

type Tokens = NonNullable<WriterTrial['usage']>;

/** Of the two attempts that a text may take. */
const added = (one: Tokens, other: Tokens): Tokens => ({
  inputTokens: sum(one.inputTokens, other.inputTokens),
  outputTokens: sum(one.outputTokens, other.outputTokens),
});
