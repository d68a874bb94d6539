import { translateDynamic, type Locale } from '#i18n/index.ts';
import type { ApiProblem } from '#shared/api.ts';
import { AppError, type FieldErrors } from '#shared/errors.ts';

function wordsOf(fields: FieldErrors, locale: Locale): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, key]) => [field, translateDynamic(locale, key) ?? key]),
  );
}

/** The one shape of an error (api.md): status, Retry-After, `{ message, code, errors? }` in the caller's language. */
export function problemResponse(error: AppError, locale: Locale): Response {
  const { fields, messageKey = `errors:${error.code}`, values, retryAfterSeconds, extra } = error.details;
  const errors = fields && wordsOf(fields, locale);
  const body: ApiProblem = {
    message: translateDynamic(locale, messageKey, values) ?? error.code,
    code: error.code,
    ...(errors && { errors }),
    ...extra,
  };
  const text = JSON.stringify(body);
  const headers: Record<string, string> = {
    'cache-control': 'no-store',
    'content-language': locale,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
  };
  if (retryAfterSeconds !== undefined) headers['retry-after'] = String(retryAfterSeconds);
  return new Response(text, { status: error.status, headers });
}
