import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, streamText } from 'ai';
import type { Config } from '../config.ts';
import { ModelError } from './model-error.ts';

/** The configured endpoint (AI_BASE_URL, AI_API_KEY, AI_MODEL): any server that speaks OpenAI's protocol. */
export type ModelSettings = NonNullable<Config['ai']>;

export type WritingTask = {
  instructions: string;
  prompt: string;
  /** A model that goes on beyond it is stopped. */
  maxCharacters: number;
  /** Ends the call to the model too; `writeText` then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Called with the characters written so far. */
  onProgress?: (characters: number) => void;
  /** How long the model may be silent, and how long it may take in all. */
  limits?: { silenceMs: number; totalMs: number };
};

const LIMITS = { silenceMs: 30_000, totalMs: 180_000 };
const HTTP_REDIRECT = 300;
const HTTP_TOO_MANY = 429;

/** One piece of prose from the model, streamed so that its progress shows. Errors: `ModelError`. */
export async function writeText(settings: ModelSettings, task: WritingTask): Promise<string> {
  const { silenceMs, totalMs } = task.limits ?? LIMITS;
  const own = new AbortController();
  const expire = () => own.abort(new ModelError('timeout'));
  let silence = setTimeout(expire, silenceMs);
  const total = setTimeout(expire, totalMs);
  const signal = task.signal ? AbortSignal.any([own.signal, task.signal]) : own.signal;
  let text = '';
  let isWhole = false;
  try {
    for await (const part of partsOf(settings, task, signal)) {
      clearTimeout(silence);
      silence = setTimeout(expire, silenceMs);
      if (part.type === 'error') throw part.error;
      if (part.type === 'text-delta') {
        text += part.text;
        if (text.length > task.maxCharacters) throw new ModelError('too_long');
        task.onProgress?.(text.length);
      }
      // Anything but `stop` is a text that somebody else ended: a limit, a filter, a broken connection.
      if (part.type === 'finish') isWhole = part.finishReason === 'stop';
    }
    signal.throwIfAborted();
    if (!isWhole) throw new ModelError('cut');
    if (text.trim() === '') throw new ModelError('malformed');
    return text;
  } catch (error) {
    if (task.signal?.aborted) throw task.signal.reason;
    throw own.signal.aborted ? own.signal.reason : faultOf(error);
  } finally {
    clearTimeout(silence);
    clearTimeout(total);
    own.abort();
  }
}

function partsOf({ baseUrl, apiKey, model }: ModelSettings, task: WritingTask, abortSignal: AbortSignal) {
  const provider = createOpenAICompatible({ name: 'model', baseURL: baseUrl, ...(apiKey && { apiKey }) });
  return streamText({
    model: provider(model),
    instructions: task.instructions,
    prompt: task.prompt,
    abortSignal,
    // The person who waits decides whether to try again.
    maxRetries: 0,
    // It is thrown below; the library's own way is to print it.
    onError: () => undefined,
  }).stream;
}

const isParsing = (error: unknown): boolean =>
  error instanceof Error && (/Parse|Validation|Syntax/.test(error.name) || isParsing(error.cause));

function faultOf(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  if (isParsing(error)) return new ModelError('malformed', error);
  if (!APICallError.isInstance(error)) return new ModelError('cut', error);
  if (error.statusCode === HTTP_TOO_MANY) return new ModelError('busy', error);
  // The head of a good answer has come, and not the rest of it.
  const hasBegun = error.statusCode !== undefined && error.statusCode < HTTP_REDIRECT;
  return new ModelError(hasBegun ? 'cut' : 'unavailable', error);
}
