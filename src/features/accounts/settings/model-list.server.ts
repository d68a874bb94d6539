import { z } from 'zod';
import type { Settings } from '#kernel/config/config.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { failureOf, failureOfStatus } from '#kernel/model/model-error.ts';
import { guardedFetch } from '#kernel/model/guarded-fetch.ts';
import type { ListModels, ModelList } from './writer.schema.ts';
import { typedService } from './writer-settings.server.ts';

const WAIT_MS = 10_000;
const MOST_MODELS = 500;
const answered = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })) });

const OTHER_WORK =
  /embed|whisper|\btts|-tts|dall-e|image|audio|realtime|moderation|transcribe|rerank|ocr|sora|veo|imagen/i;

/** Lists the models that a provider offers. Errors: `demo_account`. */
export async function listModels(
  ctx: ServiceContext,
  input: ListModels,
  server: Pick<Settings, 'ai' | 'secrets'>,
): Promise<ModelList> {
  const service = await typedService(ctx, { ...input, model: '' }, server);
  const { baseUrl, apiKey } = service;
  try {
    const answer = await guardedFetch(service)(`${baseUrl}/models`, {
      headers: {
        accept: 'application/json',
        ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
        // Anthropic's list accepts a key only in its own header.
        ...(input.provider === 'anthropic' &&
          apiKey !== undefined && { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' }),
      },
      signal: AbortSignal.timeout(WAIT_MS),
    });
    const text = await answer.text();
    if (!answer.ok) return { items: [], fault: failureOfStatus(answer.status) };
    const list = answered.safeParse(asJson(text));
    if (!list.success) return { items: [], fault: 'shape' };
    const names = list.data.data.map(({ id }) => id.replace(/^models\//, ''));
    const items = [...new Set(names)].filter((name) => !OTHER_WORK.test(name)).toSorted();
    return { items: items.slice(0, MOST_MODELS), fault: null };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { items: [], fault: isLate ? 'stalled' : failureOf(error) };
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
