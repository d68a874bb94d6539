import { downloadResponse } from '#kernel/api/download.ts';
import { answerForm } from '#kernel/api/form.ts';
import type { KeyedAnswer } from '#kernel/api/idempotency.ts';
import type { Call } from './call.ts';

/** Answers with JSON, a file, nothing, or for a form with its page. Wakes the jobs that the call has queued work for. */
export function respond(call: Call, { status, body }: KeyedAnswer): Response | Promise<Response> {
  const { declaration, runtime, http, request, form, file, locale } = call;
  if (declaration.wakesJobs) runtime.wakeJobs();
  if (form) return answerForm(http, form, { fields: call.fields ?? new URLSearchParams(), locale });
  if (file) return downloadResponse(file, { runtime, account: call.account, request });
  return status === 204
    ? new Response(null, { status, headers: { 'cache-control': 'no-store', 'content-language': locale } })
    : new Response(body, {
        status,
        headers: {
          'cache-control': 'no-store',
          'content-language': locale,
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
        },
      });
}
