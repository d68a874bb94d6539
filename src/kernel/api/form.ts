import type { APIContext } from 'astro';
import type { Locale } from '#i18n/index.ts';
import type { ApiProblem } from '#shared/api.ts';
import type { AppError } from '#shared/errors.ts';
import { problemOf, retryAfter } from './problem.ts';

export type FormRule = {
  /** Adds to the fields what the query of the form's page has (`Referer`). */
  complete?: (fields: URLSearchParams, referer: string) => URLSearchParams;
  /** Converts the fields to the body of the call; the schema validates it as usual. `locale` is the form's. */
  read: (fields: URLSearchParams, locale: Locale) => unknown;
  /** Path of the page that shows the outcome, which it finds in `locals.formAnswer`. */
  page: (fields: URLSearchParams) => string;
  /** Redirect after success; without it the page shows the success as well. */
  next?: (fields: URLSearchParams) => string;
};

export type FormAnswer = {
  /** All fields as sent, so that nothing typed is lost on an error. */
  fields: URLSearchParams;
  locale: Locale;
  problem?: ApiProblem;
};

type Outcome = Pick<FormAnswer, 'fields' | 'locale'> & { error?: AppError };

/** Responds with the page instead of JSON, at the URL and with the status of the call. */
export async function answerForm(
  { request, url, locals, rewrite }: APIContext,
  { page, next }: FormRule,
  { fields, locale, error }: Outcome,
): Promise<Response> {
  if (next && !error) {
    // 303: the browser loads the next page with GET, and going back does not send the form again.
    const head = { location: next(fields), 'cache-control': 'no-store' };
    return new Response(null, { status: 303, headers: head });
  }
  locals.formAnswer = { fields, locale, ...(error && { problem: problemOf(error, locale) }) };
  const { headers } = request;
  const answer = await rewrite(new Request(new URL(page(fields), url), { headers }));
  const added = { 'content-language': locale, ...(error && retryAfter(error)) };
  for (const [name, value] of Object.entries(added)) answer.headers.set(name, value);
  return new Response(answer.body, { status: error?.status ?? 200, headers: answer.headers });
}
