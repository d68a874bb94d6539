import { MODEL_PRICES, type ModelPrice } from './model-prices.values.ts';
import { PROVIDERS, WRITER_PROVIDERS, type WriterProvider } from './writer.values.ts';

/** Suffix that keeps the price of a listed name: a date, "preview" or "latest". Anything else is another model. */
const SAME_MODEL = /^(?:-(?:latest|preview|\d{4}-?\d{2}(?:-?\d{2})?|\d{2}-\d{2}))*$/;

const isPriceOf = ({ model }: ModelPrice, name: string): boolean =>
  model === '' || (name.startsWith(model) && SAME_MODEL.test(name.slice(model.length)));

/** Returns the provider of an address; undefined for a self-hosted server. */
export const providerOf = (baseUrl: string): WriterProvider | undefined =>
  WRITER_PROVIDERS.find((provider) => {
    const known = PROVIDERS[provider].baseUrl;
    return known !== '' && new URL(known).host === new URL(baseUrl).host;
  });

type Used = { inputTokens: number | null; outputTokens: number | null; reportedCost: number | null };

/** Returns the cost in millionths of a dollar: as reported by the provider, else by its price list; null if unknown. */
export function costMicros(
  provider: WriterProvider | undefined,
  model: string,
  { inputTokens, outputTokens, reportedCost }: Used,
): number | null {
  if (reportedCost !== null && provider === 'openrouter') return Math.round(reportedCost * 1_000_000);
  const prices = provider && MODEL_PRICES[provider];
  const price = prices?.find((one) => isPriceOf(one, model.toLowerCase()));
  if (!price || inputTokens === null || outputTokens === null) return null;
  return Math.round(inputTokens * price.input + outputTokens * price.output);
}

export const hasKnownPrice = (provider: WriterProvider | undefined, model: string): boolean =>
  provider === 'openrouter' ||
  costMicros(provider, model, { inputTokens: 1, outputTokens: 1, reportedCost: null }) !== null;
