import type { APIContext } from 'astro';
import type { Locale } from '#i18n/index.ts';
import type { ApiProblem } from '#shared/api.ts';
import type { AppError } from '#shared/errors.ts';
import { problemOf, retryAfter } from './problem.ts';

export type FormRule = {
  /** The fields as the body of the call; the schema judges it like any other. */
  read: (fields: URLSearchParams, locale: Locale, referer: string) => unknown;
  /** Address of the page that answers: it finds the outcome in `locals.formAnswer`. */
  page: string;
};

export type FormAnswer = {
  /** As they were sent: nothing typed is lost on an error. */
  fields: URLSearchParams;
  locale: Locale;
  problem?: ApiProblem;
};

type Outcome = Pick<FormAnswer, 'fields' | 'locale'> & { error?: AppError };

/** The page instead of the JSON, under the address and with the status of the call. */
export async function answerForm(
  { request, url, locals, rewrite }: APIContext,
  { page }: FormRule,
  { fields, locale, error }: Outcome,
): Promise<Response> {
  locals.formAnswer = { fields, locale, ...(error && { problem: problemOf(error, locale) }) };
  const { headers } = request;
  const answer = await rewrite(new Request(new URL(page, url), { headers }));
  const added = { 'content-language': locale, ...(error && retryAfter(error)) };
  for (const [name, value] of Object.entries(added)) answer.headers.set(name, value);
  return new Response(answer.body, { status: error?.status ?? 200, headers: answer.headers });
}
