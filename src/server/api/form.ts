import type { APIContext } from 'astro';
import type { Locale } from '#i18n/index.ts';
import type { ApiProblem } from '#shared/api.ts';
import type { AppError } from '#shared/errors.ts';
import { problemOf, retryAfter } from './problem.ts';

export type FormRule = {
  /** The fields with what the address of the form's page says besides (`Referer`). */
  complete?: (fields: URLSearchParams, referer: string) => URLSearchParams;
  /** The fields as the body of the call; the schema judges it like any other. `locale` is the form's own. */
  read: (fields: URLSearchParams, locale: Locale) => unknown;
  /** Address of the page that answers: it finds the outcome in `locals.formAnswer`. */
  page: (fields: URLSearchParams) => string;
  /** Redirect after success; without it the page shows the success as well. */
  next?: (fields: URLSearchParams) => string;
};

export type FormAnswer = {
  /** Everything that was sent: nothing typed is lost on an error. */
  fields: URLSearchParams;
  locale: Locale;
  problem?: ApiProblem;
};

type Outcome = Pick<FormAnswer, 'fields' | 'locale'> & { error?: AppError };

/** Responds with the page instead of JSON, under the address and with the status of the call. */
export async function answerForm(
  { request, url, locals, rewrite }: APIContext,
  { page, next }: FormRule,
  { fields, locale, error }: Outcome,
): Promise<Response> {
  if (next && !error) {
    // 303: the browser asks for the next page with GET, and going back does not send the form again.
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
