import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { streamText, type LanguageModelUsage } from 'ai';
import type { Config } from '#kernel/config/config.ts';
import { guardedFetch } from './guarded-fetch.ts';
import { failureOf, ModelError } from './model-error.ts';

export type ModelLimits = {
  /** Idle timeout: without output for this long, the model has stalled. */
  idleMs: number;
  totalMs: number;
  maxCharacters: number;
};

export type ModelService = NonNullable<Config['ai']> & {
  /** False for an address set by a user, which must be public (product.md D23). */
  isPrivateAllowed: boolean;
  /** Whether the server supports `stream_options`; some reject unknown options. */
  asksForUsage: boolean;
};

/** Usage of a response as reported by the server; in dollars if it states a price. */
export type ModelUsage = {
  inputTokens: number | null;
  outputTokens: number | null;
  reportedCost: number | null;
};

export type ModelRequest = {
  ai: ModelService;
  system: string;
  prompt: string;
  limits: ModelLimits;
  /** The reader left or pressed cancel. */
  signal: AbortSignal;
  /** Called once, at the end of a complete response; not if it broke off. */
  onUsage?: ((usage: ModelUsage) => void) | undefined;
};

const asNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;

const usageOf = ({ inputTokens, outputTokens, raw }: LanguageModelUsage): ModelUsage => ({
  inputTokens: asNumber(inputTokens),
  outputTokens: asNumber(outputTokens),
  reportedCost: asNumber(raw?.['cost']),
});

/** Aborts when the reader cancels, on the idle timeout and on the total timeout. */
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

/** Detects a response that is a web page: the address lacks the `/v1` of the API. */
const noticing =
  (fetching: typeof fetch, onPage: () => void): typeof fetch =>
  async (...request) => {
    const response = await fetching(...request);
    if (!response.ok || !response.body) return response;
    let isFirst = true;
    const watched = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          if (isFirst && new TextDecoder().decode(chunk).trimStart().startsWith('<')) onPage();
          isFirst = false;
          controller.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(watched, { status, statusText, headers });
  };

/**
 * Streams a text from an OpenAI-compatible server, of any vendor or local (product.md section 5, "optional writer";
 * api.md AI_BASE_URL). Throws `ModelError`; never retries, because the reader waits.
 */
export async function* streamModelText(request: ModelRequest): AsyncGenerator<string, void> {
  const { ai, system, prompt, limits, signal, onUsage } = request;
  let isPage = false;
  const provider = createOpenAICompatible({
    name: 'configured',
    baseURL: ai.baseUrl,
    ...(ai.apiKey !== undefined && { apiKey: ai.apiKey }),
    fetch: noticing(guardedFetch(ai), () => (isPage = true)),
    includeUsage: ai.asksForUsage,
  });
  const deadline = deadlines(limits, signal);
  let length = 0;
  let isFinished = false;
  try {
    const { stream } = streamText({
      model: provider(ai.model),
      system,
      prompt,
      maxRetries: 0,
      abortSignal: deadline.signal,
      // Errors arrive in the stream below; the default would print them, prompt included.
      onError: () => undefined,
    });
    for await (const part of stream) {
      deadline.heard();
      if (part.type === 'error') throw part.error;
      if (part.type === 'finish-step') onUsage?.(usageOf(part.usage));
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
    const failure = failureOf(error);
    throw new ModelError(failure === 'shape' && isPage ? 'web_page' : failure, error);
  } finally {
    deadline.over();
  }
  if (signal.aborted) throw new ModelError('cancelled');
  if (deadline.hasStalled()) throw new ModelError('stalled');
  // Without a proper end the last sentence may be incomplete.
  if (!isFinished) throw new ModelError(length > 0 ? 'cut' : isPage ? 'web_page' : 'shape');
}
