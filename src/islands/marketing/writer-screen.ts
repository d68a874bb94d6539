import { PROVIDERS, type WriterProvider } from '#features/accounts/settings/writer.values.ts';
import type { Translate } from '#i18n/keys.ts';

export type TypedWriter = { provider: WriterProvider; baseUrl: string; key: string; model: string };

export const providerName = (provider: WriterProvider, t: Translate): string =>
  provider === 'other' || provider === 'ollama' ? t(`model:form.${provider}`) : PROVIDERS[provider].name;

/** Returns whether to ask for the address, which is known for most providers. */
export const asksForAddress = (provider: WriterProvider): boolean =>
  provider === 'other' || provider === 'ollama';

/** Returns the host of the URL, for use in a sentence. */
export const hostOf = (baseUrl: string): string => (URL.canParse(baseUrl) ? new URL(baseUrl).host : baseUrl);

/** Returns the service part of a request body. */
export const serviceOf = ({ provider, baseUrl, key }: TypedWriter) => ({
  provider,
  baseUrl: asksForAddress(provider) ? baseUrl : null,
  key: key === '' ? null : key,
});

/** Identifies settings: equal marks have passed the same test. */
export const markOf = (typed: TypedWriter): string => JSON.stringify([serviceOf(typed), typed.model.trim()]);

/** Formats millionths of a dollar with as many digits as are significant. */
export const dollars = (micros: number, tag: string): string =>
  new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: micros > 0 && micros < 100_000 ? 4 : 2,
  }).format(micros / 1_000_000);

/** Parses an amount with a point or a comma into cents; null if empty, undefined if invalid. */
export function centsOf(typed: string): number | null | undefined {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  return /^\d{1,6}(?:\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined;
}
