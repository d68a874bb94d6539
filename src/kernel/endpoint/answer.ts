import { downloadResponse } from '#kernel/api/download.ts';
import { answerForm } from '#kernel/api/form.ts';
import type { KeyedAnswer } from '#kernel/api/idempotency.ts';
import { EVENT_STREAM, streamResponse } from '#kernel/live.ts';
import type { Call } from './call.ts';
import type { Callers } from './parts.ts';

/** Answers with JSON, a file, nothing, or for a form with its page. Wakes the jobs that the call has queued work for. */
export function respond(
  call: Call,
  { status, body, causeId }: KeyedAnswer,
  callers: Callers,
): Response | Promise<Response> {
  const { declaration, runtime, http, request, form, file, following, locale } = call;
  if (declaration.wakesJobs) runtime.wakeJobs();
  if (form) return answerForm(http, form, { fields: call.fields ?? new URLSearchParams(), locale });
  if (file) return downloadResponse(file, { runtime, account: call.account, request });
  if (following && request.headers.get('accept')?.includes(EVENT_STREAM))
    return streamResponse(call, callers, { following, first: body });
  const headers = {
    'cache-control': 'no-store',
    'content-language': locale,
    ...(causeId && { 'x-cause-id': String(causeId) }),
  };
  return status === 204
    ? new Response(null, { status, headers })
    : new Response(body, {
        status,
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
        },
      });
}
