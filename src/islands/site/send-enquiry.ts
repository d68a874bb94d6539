import type { FormField } from '#features/site/contact/enquiry.rules.ts';
import type { ApiProblem } from '#shared/api.ts';

export type SendOutcome =
  | { kind: 'sent' }
  /** The server rejected it; `message` is missing if the response could not be parsed. */
  | { kind: 'refused'; message: string | undefined; errors: Partial<Record<FormField, string>> }
  /** No response: it may or may not have arrived. */
  | { kind: 'unanswered' };

export type Attempt = { body: string; key: string };

const TIMEOUT_MS = 30_000;

const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Returns the next request. After an attempt without a response the same text gets the same idempotency key, so that
 * the server recognises it; `elapsedMs` differs between attempts and keeps its first value.
 */
export function nextAttempt(enquiry: object, elapsedMs: number, unanswered: Attempt | null): Attempt {
  const isSame = unanswered?.body.startsWith(JSON.stringify(enquiry).slice(0, -1)) === true;
  if (unanswered && isSame) return unanswered;
  return { body: JSON.stringify({ ...enquiry, elapsedMs }), key: newKey() };
}

/** Sends the enquiry (specification section 7) without Authorization, because the form is public. */
export async function sendEnquiry({ body, key }: Attempt, language: string): Promise<SendOutcome> {
  let response: Response;
  try {
    response = await fetch('/api/contact/send-email', {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'accept-language': language,
        'idempotency-key': key,
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    return { kind: 'unanswered' };
  }
  if (response.ok) return { kind: 'sent' };
  const problem = (await response.json().catch(() => ({}))) as Partial<ApiProblem>;
  return { kind: 'refused', message: problem.message || undefined, errors: problem.errors ?? {} };
}
