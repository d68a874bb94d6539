import type { WriterProvider } from './writer.values.ts';

/** US dollars per million tokens, by prefix of the model's name; dated versions cost the same. */
export type ModelPrice = { model: string; input: number; output: number };

/** Date of the last comparison with the providers' price lists. Unlisted models are counted in tokens only. */
export const PRICES_CHECKED_ON = '2026-11-22';

/** OpenRouter reports the cost of each response, and self-hosted models have no price. */
export const MODEL_PRICES: Partial<Record<WriterProvider, readonly ModelPrice[]>> = {
  openai: [
    { model: 'gpt-4.1', input: 2, output: 8 },
    { model: 'gpt-5-mini', input: 0.25, output: 2 },
    { model: 'gpt-5.4', input: 2.5, output: 15 },
    { model: 'gpt-5.4-mini', input: 0.75, output: 4.5 },
    { model: 'gpt-5.4-nano', input: 0.2, output: 1.25 },
    { model: 'gpt-5.5', input: 5, output: 30 },
    { model: 'gpt-5.6-luna', input: 0.2, output: 1.2 },
    { model: 'gpt-5.6-terra', input: 2, output: 12 },
    { model: 'gpt-5.6-sol', input: 5, output: 30 },
  ],
  anthropic: [
    { model: 'claude-haiku-4-5', input: 1, output: 5 },
    { model: 'claude-sonnet-4-5', input: 3, output: 15 },
    { model: 'claude-sonnet-4-6', input: 3, output: 15 },
    { model: 'claude-sonnet-5', input: 2, output: 10 },
    { model: 'claude-opus-4-5', input: 5, output: 25 },
    { model: 'claude-opus-4-6', input: 5, output: 25 },
    { model: 'claude-opus-4-7', input: 5, output: 25 },
    { model: 'claude-opus-4-8', input: 5, output: 25 },
    { model: 'claude-opus-5', input: 5, output: 25 },
    { model: 'claude-fable-5', input: 10, output: 50 },
  ],
  mistral: [
    { model: 'mistral-medium-3.5', input: 1.5, output: 7.5 },
    { model: 'mistral-medium-latest', input: 1.5, output: 7.5 },
  ],
  google: [
    { model: 'gemini-3.1-pro', input: 2, output: 12 },
    { model: 'gemini-3.5-flash', input: 1.5, output: 9 },
  ],
  ollama: [{ model: '', input: 0, output: 0 }],
};
