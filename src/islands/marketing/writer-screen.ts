import { PROVIDERS, type WriterProvider } from '#features/accounts/settings/writer.values.ts';
import type { Translate } from '#i18n/keys.ts';

/** What is typed; an empty address or key says nothing. */
export type TypedWriter = { provider: WriterProvider; baseUrl: string; key: string; model: string };

export const providerName = (provider: WriterProvider, t: Translate): string =>
  provider === 'other' || provider === 'ollama' ? t(`model:form.${provider}`) : PROVIDERS[provider].name;

/** Of a provider whose address is known nobody is asked for it. */
export const asksForAddress = (provider: WriterProvider): boolean =>
  provider === 'other' || provider === 'ollama';

/** As it is told in a sentence: where the model answers, without the way to it. */
export const hostOf = (baseUrl: string): string => (URL.canParse(baseUrl) ? new URL(baseUrl).host : baseUrl);

/** The part of a call's body that says whose model. */
export const serviceOf = ({ provider, baseUrl, key }: TypedWriter) => ({
  provider,
  baseUrl: asksForAddress(provider) ? baseUrl : null,
  key: key === '' ? null : key,
});

/** Two settings that are the same have passed the same test. */
export const markOf = (typed: TypedWriter): string => JSON.stringify([serviceOf(typed), typed.model.trim()]);

/** Millionths of a dollar, with as many figures as say something. */
export const dollars = (micros: number, tag: string): string =>
  new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: micros > 0 && micros < 100_000 ? 4 : 2,
  }).format(micros / 1_000_000);

/** Cents of what was typed, with a point or a comma; null of nothing, undefined of what is no amount. */
export function centsOf(typed: string): number | null | undefined {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  return /^\d{1,6}(?:\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined;
}
