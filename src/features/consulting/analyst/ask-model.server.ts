import { costMicros, providerOf } from '#features/accounts/settings/model-cost.rules.ts';
import type { EffectiveModel } from '#features/accounts/settings/writer-settings.server.ts';
import { recordUsage } from '#features/accounts/settings/writer-usage.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { streamModelText, type ModelLimits, type ModelUsage } from '#kernel/model/model-client.ts';
import { ModelError } from '#kernel/model/model-error.ts';
import { estimatedTokens } from './analyst-brief.rules.ts';
import { NOTHING_USED, type Answered, type Request } from './model-request.server.ts';

const LIMITS = { idleMs: 30_000, totalMs: 90_000, maxCharacters: 8_000 };

export type Asking = { ctx: ServiceContext; model: EffectiveModel; signal: AbortSignal };

/**
 * Sends one request and records what it used, also of an answer that broke off; tokens are estimated where the provider
 * reports none, so that a cap holds. Throws `ModelError` if it was cancelled.
 */
export async function askModel(
  { ctx, model: { ai, provider }, signal }: Asking,
  { system, prompt }: Request,
): Promise<Answered> {
  let said = '';
  let error: ModelError | null = null;
  let reported: ModelUsage = { inputTokens: null, outputTokens: null, reportedCost: null };
  const limits: ModelLimits = { ...LIMITS, idleMs: Math.min(ai.idleSeconds * 1_000, LIMITS.idleMs) };
  const onUsage = (usage: ModelUsage): void => void (reported = usage);
  try {
    for await (const piece of streamModelText({ ai, system, prompt, limits, signal, onUsage })) said += piece;
  } catch (thrown) {
    if (!(thrown instanceof ModelError)) throw thrown;
    error = thrown;
  }
  // A server that refuses or is out of reach has read nothing.
  if (error && said === '' && error.reason !== 'shape') {
    if (error.reason === 'cancelled') throw error;
    return { said, error, used: NOTHING_USED };
  }
  const usage: ModelUsage = {
    inputTokens: reported.inputTokens ?? estimatedTokens(system.length + prompt.length),
    outputTokens: reported.outputTokens ?? estimatedTokens(said.length),
    reportedCost: reported.reportedCost,
  };
  await recordUsage(ctx, { provider, baseUrl: ai.baseUrl, model: ai.model, purpose: 'analysis' }, usage);
  if (error?.reason === 'cancelled') throw error;
  return {
    said,
    error,
    used: {
      inputUnits: usage.inputTokens ?? 0,
      outputUnits: usage.outputTokens ?? 0,
      costMicros: costMicros(provider ?? providerOf(ai.baseUrl), ai.model, usage),
    },
  };
}
