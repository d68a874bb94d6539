import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { streamText } from 'ai';
import type { Config } from '../config.ts';

/** Why no text came. Whatever the model's server answered stands in `cause`, for the log alone. */
export type ModelFailure = 'unreachable' | 'refused' | 'stalled' | 'cut' | 'too_long' | 'cancelled';

export class ModelError extends Error {
  readonly reason: ModelFailure;

  constructor(reason: ModelFailure, cause?: unknown) {
    super(`The model gave no text: ${reason}`, { cause });
    this.name = 'ModelError';
    this.reason = reason;
  }
}

export type ModelLimits = {
  /** Without a word for so long, the model has stalled. */
  idleMs: number;
  totalMs: number;
  /** Beyond it the text is no answer to what was asked. */
  maxCharacters: number;
};

export type ModelRequest = {
  ai: NonNullable<Config['ai']>;
  system: string;
  prompt: string;
  limits: ModelLimits;
  /** The reader went away, or pressed cancel. */
  signal: AbortSignal;
};

/** Ends when the reader cancels, when nothing came for a while, or when all of it takes too long. */
function deadlines({ idleMs, totalMs }: ModelLimits, signal: AbortSignal) {
  const ending = new AbortController();
  const late = (): void => ending.abort(new ModelError('stalled'));
  const total = setTimeout(late, totalMs);
  let idle = setTimeout(late, idleMs);
  return {
    signal: AbortSignal.any([signal, ending.signal]),
    hasStalled: () => ending.signal.aborted,
    heard: () => {
      clearTimeout(idle);
      idle = setTimeout(late, idleMs);
    },
    over: () => {
      clearTimeout(total);
      clearTimeout(idle);
    },
  };
}

const hasStatus = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode !== undefined;

/**
 * The pieces of a text as an OpenAI-compatible server writes them (product.md section 5, "optional writer"; api.md
 * AI_BASE_URL). Any vendor's or a local one. Throws `ModelError`; no attempt is repeated, because the reader waits.
 */
export async function* streamModelText(request: ModelRequest): AsyncGenerator<string, void> {
  const { ai, system, prompt, limits, signal } = request;
  const provider = createOpenAICompatible({
    name: 'configured',
    baseURL: ai.baseUrl,
    ...(ai.apiKey !== undefined && { apiKey: ai.apiKey }),
  });
  const deadline = deadlines(limits, signal);
  let length = 0;
  let isFinished = false;
  try {
    const { stream } = streamText({
      model: provider(ai.model),
      system,
      prompt,
      temperature: 0.3,
      maxRetries: 0,
      abortSignal: deadline.signal,
      // Errors arrive in the stream below; the default would print them, prompt included.
      onError: () => undefined,
    });
    for await (const part of stream) {
      deadline.heard();
      if (part.type === 'error') throw part.error;
      if (part.type === 'finish') isFinished = part.finishReason === 'stop';
      if (part.type !== 'text-delta') continue;
      length += part.text.length;
      if (length > limits.maxCharacters) throw new ModelError('too_long');
      yield part.text;
    }
  } catch (error) {
    if (error instanceof ModelError) throw error;
    if (deadline.hasStalled()) throw new ModelError('stalled', error);
    if (signal.aborted) throw new ModelError('cancelled', error);
    if (length > 0) throw new ModelError('cut', error);
    throw new ModelError(hasStatus(error) ? 'refused' : 'unreachable', error);
  } finally {
    deadline.over();
  }
  if (signal.aborted) throw new ModelError('cancelled');
  if (deadline.hasStalled()) throw new ModelError('stalled');
  // Without a proper end the last sentence may be half a sentence.
  if (!isFinished) throw new ModelError('cut');
}
