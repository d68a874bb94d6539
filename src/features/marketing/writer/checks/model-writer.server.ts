import { reserveAttempt } from '#features/accounts/sessions/throttle.server.ts';
import { effectiveModel } from '#features/accounts/settings/writer-settings.server.ts';
import { recordUsage } from '#features/accounts/settings/writer-usage.server.ts';
import type { WriterPurpose } from '#features/accounts/settings/writer.values.ts';
import type { Settings } from '#kernel/config/config.ts';
import type { ServiceContext } from '#kernel/context.ts';
import {
  streamModelText,
  type ModelLimits,
  type ModelService,
  type ModelUsage,
} from '#kernel/model/model-client.ts';
import { ModelError } from '#kernel/model/model-error.ts';
import { AppError } from '#shared/errors.ts';
import {
  complaintsOf,
  faultsOfAnswer,
  readModelAnswer,
  warningsOf,
  type AnswerFault,
  type ModelAnswer,
} from './model-answer.rules.ts';
import { modelBrief, modelInstructions, type BriefPart, type BriefTask } from './model-brief.rules.ts';
import type { Slot } from './model-parts.rules.ts';
import type { WriterName } from '#features/marketing/marketing.values.ts';
import type { ModelRefusal, TextWarning } from './writer.types.ts';
import type { ComposerInput } from '#features/marketing/writer/formulas/composer.types.ts';
import { readMaterial } from '#features/marketing/writer/reading/material.rules.ts';

/** The reader is waiting: after this limit the composer's text is better than a late one. */
const limitsOf = ({ idleSeconds }: ModelService): ModelLimits => ({
  idleMs: Math.min(idleSeconds * 1_000, 20_000),
  totalMs: 60_000,
  maxCharacters: 20_000,
});
/** The second attempt is told the problems of the first. */
const ATTEMPTS = 2;

/** The model to write with, the waiting request, and the record of usage. */
export type ModelUse = {
  ai: ModelService;
  signal: AbortSignal;
  /** The month's budget is spent, so the composer writes. */
  isCapReached: boolean;
  record: (about: { purpose: WriterPurpose; productId: number | null }, usage: ModelUsage) => Promise<number>;
  /** Everything that an attempt has said so far, as it comes, and the places that it is meant for. */
  onText?: ((said: string, places: readonly SlotPlace[]) => void) | undefined;
  /** Without a usable answer nothing is written, because there is a text already. */
  isStrict?: boolean;
};

export type SlotPlace = { name: string; field: string };

/** A text and its writer; if the model failed, why the composer wrote it. */
export type WrittenText<T> = {
  text: T;
  model: string | null;
  warnings: TextWarning[];
  modelRefusal: ModelRefusal | null;
  /** Ids of the model requests that wrote it (`nameUsage`). */
  usageIds: number[];
};

/** Limit of model calls per account and hour, because they cost money. */
const CALLS = { max: 120, windowSeconds: 3_600 };

export type ModelSettings = Pick<Settings, 'ai' | 'secrets' | 'isRateLimited'>;

/**
 * Returns the configured model unless the rules are requested (product.md section 7). Errors: `model_not_configured` if
 * a model is requested and there is none (409, api.md), `too_many_requests`.
 */
export async function chooseModel(
  ctx: ServiceContext,
  writer: WriterName | undefined,
  settings: ModelSettings,
  signal: AbortSignal,
): Promise<ModelUse | null> {
  const found = writer === 'rules' ? null : await effectiveModel(ctx, settings);
  if (writer === 'model' && !found) throw new AppError('model_not_configured');
  if (!found) return null;
  if (settings.isRateLimited)
    await reserveAttempt(ctx, [{ ...CALLS, bucket: `model-writer:${ctx.user.id}` }]);
  const { ai, provider, isCapReached } = found;
  const record: ModelUse['record'] = (about, usage) =>
    recordUsage(ctx, { provider, baseUrl: ai.baseUrl, model: ai.model, ...about }, usage);
  return { ai, signal, isCapReached, record };
}

type Prompt = { system: string; prompt: string; purpose: WriterPurpose; productId: number | null };

/** Sends a prompt to the model and records the usage. Throws `ModelError`. */
export async function askModel(
  { ai, signal, record }: ModelUse,
  { system, prompt, ...about }: Prompt,
  onText?: (said: string) => void,
): Promise<string> {
  let said = '';
  let used: ModelUsage = { inputTokens: null, outputTokens: null, reportedCost: null };
  const onUsage = (usage: ModelUsage): void => void (used = usage);
  const limits = limitsOf(ai);
  for await (const piece of streamModelText({ ai, system, prompt, limits, signal, onUsage })) {
    said += piece;
    onText?.(said);
  }
  await record(about, used);
  return said;
}

type Answered = { answer: ModelAnswer; faults: AnswerFault[] };

/** Returns all requested parts, with the problems left after a second attempt; null if no answer can be parsed. */
async function ask(
  use: ModelUse,
  { input, task, productId, purpose = task.kind }: Order,
  parts: readonly (BriefPart & SlotPlace)[],
): Promise<Answered | null> {
  const onText = (said: string): void => use.onText?.(said, parts);
  const brief = modelBrief(input, parts, task);
  const checked = { ...input.facts, brief: input.brief };
  const { address } = readMaterial(input);
  const system = modelInstructions({ ...input, address });
  let best: Answered | null = null;
  let prompt = brief;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    let said: string;
    try {
      said = await askModel(use, { system, prompt, purpose, productId }, onText);
    } catch (error) {
      // The first answer with its problems marked is better than none.
      if (best && error instanceof ModelError && error.reason !== 'cancelled') return best;
      throw error;
    }
    const answer = readModelAnswer(said, parts);
    const faults =
      answer === null
        ? [{ part: 'all', reason: 'shape' as const, fragment: '' }]
        : faultsOfAnswer(answer, parts, checked, input.language);
    if (answer !== null && (best === null || faults.length < best.faults.length)) best = { answer, faults };
    if (best?.faults.length === 0) return best;
    prompt = `${brief}\n\n${complaintsOf(faults)}`;
  }
  return best;
}

/** `purpose`: recorded with the usage if it differs from the kind of text. */
export type Order = {
  input: ComposerInput;
  task: BriefTask;
  productId: number | null;
  purpose?: WriterPurpose;
};

/**
 * Returns the composer's text, with the parts of `slots` written by the model from the raw fields and the brief. Failed
 * checks are marked (product.md D21); without a usable answer the composer's text is returned. Errors: `timeout` if the
 * reader went away, `model_failed` if the use is strict.
 */
export async function writeWithModel<T>(
  use: ModelUse | null,
  draft: T,
  slots: readonly Slot<T>[],
  order: Order,
): Promise<WrittenText<T>> {
  const usageIds: number[] = [];
  const composed = (modelRefusal: ModelRefusal | null): WrittenText<T> => {
    if (use?.isStrict && modelRefusal !== null)
      throw new AppError('model_failed', {
        messageKey: `marketing:writer.refusals.${modelRefusal}`,
        extra: { modelRefusal },
      });
    return { text: draft, model: null, warnings: [], modelRefusal, usageIds };
  };
  if (use === null || slots.length === 0) return composed(null);
  if (use.isCapReached) return composed('cap_reached');
  try {
    const record: ModelUse['record'] = async (about, usage) => {
      const id = await use.record(about, usage);
      usageIds.push(id);
      return id;
    };
    const answered = await ask({ ...use, record }, order, slots);
    if (answered === null) return composed('shape');
    const { answer, faults } = answered;
    const text = slots.reduce((written, { name, put }) => put(written, answer[name] ?? ''), draft);
    const warnings = warningsOf(faults, answer, slots);
    return { text, model: use.ai.model, warnings, modelRefusal: null, usageIds };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    if (error.reason === 'cancelled') throw new AppError('timeout', { cause: error });
    return composed(error.reason);
  }
}
