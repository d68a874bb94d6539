import { expect, test } from 'vitest';
import { costMicros, hasKnownPrice, providerOf } from './model-cost.rules.ts';
import { MODEL_PRICES, PRICES_CHECKED_ON } from './model-prices.values.ts';
import { PROVIDERS, PROVIDERS_CHECKED_ON } from './writer.values.ts';

const used = { inputTokens: 1_000, outputTokens: 500, reportedCost: null };

test('a listed model has its listed price, with or without a date after its name', () => {
  expect(costMicros('openai', 'gpt-5-mini', used)).toBe(1_250);
  expect(costMicros('openai', 'gpt-5-mini-2025-08-07', used)).toBe(1_250);
  expect(costMicros('anthropic', 'claude-haiku-4-5-20251001', used)).toBe(3_500);
});

test('a model with a longer name does not get the price of the shorter one', () => {
  expect(costMicros('openai', 'gpt-5.4-mini', used)).toBe(3_000);
  expect(costMicros('openai', 'gpt-5.4-pro', used)).toBeNull();
  expect(costMicros('openai', 'gpt-99', used)).toBeNull();
});

test('uses a reported cost only of the provider that reports dollars', () => {
  expect(costMicros('openrouter', 'anything', { ...used, reportedCost: 0.0042 })).toBe(4_200);
  expect(costMicros('other', 'anything', { ...used, reportedCost: 0.0042 })).toBeNull();
});

test('a self-hosted model costs nothing, and missing usage is not estimated', () => {
  expect(costMicros('ollama', 'llama3.2', used)).toBe(0);
  expect(costMicros('openai', 'gpt-5-mini', { ...used, outputTokens: null })).toBeNull();
  expect([hasKnownPrice('openrouter', 'x'), hasKnownPrice(undefined, 'x')]).toEqual([true, false]);
});

test('providers and prices have a check date, and every address except a self-hosted one uses TLS', () => {
  for (const day of [PROVIDERS_CHECKED_ON, PRICES_CHECKED_ON]) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  for (const [id, { baseUrl }] of Object.entries(PROVIDERS))
    if (baseUrl !== '' && id !== 'ollama') expect(baseUrl).toMatch(/^https:\/\/[^/]+\/.*[^/]$/);
  for (const prices of Object.values(MODEL_PRICES))
    expect(new Set(prices.map(({ model }) => model)).size).toBe(prices.length);
});

test('recognises an address by its host', () => {
  expect(providerOf('https://api.mistral.ai/v1')).toBe('mistral');
  expect(providerOf('https://llm.example.com/v1')).toBeUndefined();
});
