import { translateDynamic, type Locale } from '#i18n/index.ts';
import type { ApiProblem } from '#shared/api.ts';
import { AppError, type FieldErrors } from '#shared/errors.ts';

export function wordsOf(fields: FieldErrors, locale: Locale): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, key]) => [field, translateDynamic(locale, key) ?? key]),
  );
}

const SHOWN_FIELDS = 20;
/** Names of unknown fields are chosen by the caller and may be as long as a body. */
const MAX_NAME = 100;

const cut = (name: string): string =>
  name.length <= MAX_NAME ? name : `${name.slice(0, MAX_NAME).toWellFormed()}…`;

type Told = Pick<AppError['details'], 'choices' | 'values'> & { fields: FieldErrors };

/** Returns the words of the first fields, and how many others there are. Values of a fixed set are named as programs send them. */
function firstOf(
  { fields, choices = {}, values: counted }: Told,
  locale: Locale,
): { shown: FieldErrors; omitted: number } {
  const all = Object.entries(fields);
  const wordsFor = (name: string, key: string): string => {
    // A caller may name a field `__proto__`.
    const values = Object.hasOwn(choices, name) ? choices[name] : undefined;
    if (!values) return translateDynamic(locale, key, counted) ?? key;
    const one = values.length === 1 ? 'errors:fields.onlyValue' : 'errors:fields.oneOf';
    return translateDynamic(locale, one, { values: values.join(', ') }) ?? key;
  };
  const shown = all.slice(0, SHOWN_FIELDS).map(([name, key]) => [cut(name), wordsFor(name, key)]);
  return { shown: Object.fromEntries(shown), omitted: all.length - shown.length };
}

/** The only shape of an error (api.md): `{ message, code, errors? }` in the caller's language. */
export function problemOf(error: AppError, locale: Locale): ApiProblem {
  const { fields, choices, messageKey = `errors:${error.code}`, values, extra } = error.details;
  const told = fields && firstOf({ fields, ...(choices && { choices }), ...(values && { values }) }, locale);
  const many = told && told.omitted > 0 && { total: told.omitted + SHOWN_FIELDS, shown: SHOWN_FIELDS };
  const message = many
    ? translateDynamic(locale, 'errors:invalidMany', many)
    : translateDynamic(locale, messageKey, values);
  return {
    message: message ?? error.code,
    code: error.code,
    ...(told && { errors: told.shown }),
    ...(many && { omittedErrors: told.omitted }),
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
