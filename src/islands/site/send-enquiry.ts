import type { FormField } from '#features/site/contact/enquiry.rules.ts';
import type { ApiProblem } from '#shared/api.ts';

export type SendOutcome =
  | { kind: 'sent' }
  /** The server said no; `message` is missing where its answer could not be read. */
  | { kind: 'refused'; message: string | undefined; errors: Partial<Record<FormField, string>> }
  /** Nobody knows whether it arrived. */
  | { kind: 'unanswered' };

export type Attempt = { body: string; key: string };

const TIMEOUT_MS = 30_000;

const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * What is sent. After an attempt that nobody answered, the same text goes out under the same key, so that the server
 * recognises it should the first one have arrived; `elapsedMs` differs and is therefore left as it was.
 */
export function nextAttempt(enquiry: object, elapsedMs: number, unanswered: Attempt | null): Attempt {
  const isSame = unanswered?.body.startsWith(JSON.stringify(enquiry).slice(0, -1)) === true;
  if (unanswered && isSame) return unanswered;
  return { body: JSON.stringify({ ...enquiry, elapsedMs }), key: newKey() };
}

/** Specification section 7. No Authorization goes along: the form is open to everybody. */
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
