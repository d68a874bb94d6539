import { translateDynamic, type Locale } from '#i18n/index.ts';
import type { ApiProblem } from '#shared/api.ts';
import { AppError, type FieldErrors } from '#shared/errors.ts';

/** The sentence of each field, in the caller's language. */
export function wordsOf(fields: FieldErrors, locale: Locale): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, key]) => [field, translateDynamic(locale, key) ?? key]),
  );
}

/** The one shape of an error (api.md): `{ message, code, errors? }` in the caller's language. */
export function problemOf(error: AppError, locale: Locale): ApiProblem {
  const { fields, messageKey = `errors:${error.code}`, values, extra } = error.details;
  const errors = fields && wordsOf(fields, locale);
  return {
    message: translateDynamic(locale, messageKey, values) ?? error.code,
    code: error.code,
    ...(errors && { errors }),
    ...extra,
  };
}

export const retryAfter = ({ details: { retryAfterSeconds } }: AppError): Record<string, string> =>
  retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };

export function problemResponse(error: AppError, locale: Locale): Response {
  const text = JSON.stringify(problemOf(error, locale));
  const headers = {
    'cache-control': 'no-store',
    'content-language': locale,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
    ...retryAfter(error),
  };
  return new Response(text, { status: error.status, headers });
}
