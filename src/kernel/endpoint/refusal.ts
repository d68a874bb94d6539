import { answerForm } from '#kernel/api/form.ts';
import { knownError } from '#kernel/api/known-error.ts';
import { problemResponse } from '#kernel/api/problem.ts';
import { readFields } from './body.ts';
import type { Call } from './call.ts';

/** Answers an error in the caller's language, a form with its page. */
export async function refuse(call: Call, error: unknown): Promise<Response> {
  const { http, runtime, form } = call;
  const known = knownError(error, runtime.log, http.locals.requestId);
  if (!form) return problemResponse(known, call.locale);
  // Read even over a rate limit: the page shows the input again, so that nothing is lost.
  const fields = call.fields ?? (await readFields(call, form).catch(() => new URLSearchParams()));
  return answerForm(http, form, { fields, locale: call.locale, error: known });
}
