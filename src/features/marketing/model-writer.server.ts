import { reserveAttempt } from '#features/accounts/throttle.server.ts';
import type { Config } from '#server/config.ts';
import type { ServiceContext } from '#server/context.ts';
import { ModelError, streamModelText, type ModelLimits } from '#server/model/model-client.ts';
import { AppError } from '#shared/errors.ts';
import { complaintsOf, faultsOfAnswer, readModelAnswer, type ModelAnswer } from './model-answer.rules.ts';
import { modelBrief, modelInstructions, type BriefPart, type BriefTask } from './model-brief.rules.ts';
import type { Slot } from './model-parts.rules.ts';
import type { WriterName } from './marketing.values.ts';
import type { ModelRefusal } from './writer.types.ts';
import type { ComposerInput } from './writer/composer.types.ts';
import { readMaterial } from './writer/material.rules.ts';

/** The reader waits: an answer that takes longer is worth less than the rules' own. */
const LIMITS: ModelLimits = { idleMs: 20_000, totalMs: 45_000, maxCharacters: 20_000 };
/** The second one is told what was wrong with the first. */
const ATTEMPTS = 2;

/** The configured model, and who waits for it. */
export type ModelUse = { ai: NonNullable<Config['ai']>; signal: AbortSignal };

/** A text with who wrote it; where the model was asked in vain, why the rules wrote it after all. */
export type WrittenText<T> = { text: T; model: string | null; modelRefusal: ModelRefusal | null };

/** A model costs money: what one account asks of it in an hour. */
const CALLS = { max: 120, windowSeconds: 3_600 };

/**
 * product.md section 7: a configured model writes unless the rules are asked for. Errors: `model_not_configured` where
 * it is asked for and there is none (409, api.md), `too_many_requests`.
 */
export async function chooseModel(
  ctx: ServiceContext,
  asked: WriterName | undefined,
  { ai, isRateLimited }: Pick<Config, 'ai' | 'isRateLimited'>,
  signal: AbortSignal,
): Promise<ModelUse | null> {
  if (asked === 'model' && !ai) throw new AppError('model_not_configured');
  if (!ai || asked === 'rules') return null;
  if (isRateLimited) await reserveAttempt(ctx, [{ ...CALLS, bucket: `model-writer:${ctx.user.id}` }]);
  return { ai, signal };
}

/** Every part that was asked for, or why none of it can be shown. Throws `ModelError`. */
async function ask(
  { ai, signal }: ModelUse,
  input: ComposerInput,
  task: BriefTask,
  parts: readonly BriefPart[],
): Promise<ModelAnswer | ModelRefusal> {
  const brief = modelBrief(input, parts, task);
  const checked = { ...input.facts, brief: input.brief };
  const { address } = readMaterial(input);
  let prompt = brief;
  let refusal: ModelRefusal = 'shape';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    let said = '';
    const request = { ai, system: modelInstructions({ ...input, address }), prompt, limits: LIMITS, signal };
    for await (const piece of streamModelText(request)) said += piece;
    const answer = readModelAnswer(said, parts);
    const faults =
      answer === null
        ? [{ part: 'all', reason: 'shape' as const, fragment: '' }]
        : faultsOfAnswer(answer, parts, checked, input.language);
    const [first] = faults;
    if (answer !== null && first === undefined) return answer;
    refusal = first?.reason ?? 'shape';
    prompt = `${brief}\n\n${complaintsOf(faults)}`;
  }
  return refusal;
}

/**
 * The text as the composer wrote it, with the parts of `slots` written by the model from the raw fields and the brief, and
 * held to the checks; the composer's own where the model gave none that passes. Errors: none but the reader's going away.
 */
export async function writeWithModel<T>(
  use: ModelUse | null,
  draft: T,
  slots: readonly Slot<T>[],
  { input, task }: { input: ComposerInput; task: BriefTask },
): Promise<WrittenText<T>> {
  if (use === null) return { text: draft, model: null, modelRefusal: null };
  try {
    const answer = await ask(use, input, task, slots);
    if (typeof answer === 'string') return { text: draft, model: null, modelRefusal: answer };
    const text = slots.reduce((written, { name, put }) => put(written, answer[name] ?? ''), draft);
    return { text, model: use.ai.model, modelRefusal: null };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    if (error.reason === 'cancelled') throw new AppError('timeout', { cause: error });
    return { text: draft, model: null, modelRefusal: error.reason };
  }
}
