import { Webhook } from 'standardwebhooks';
import { guardedFetch, RefusedAddressError } from '#kernel/model/guarded-fetch.ts';
import { VERSION } from '#kernel/version.ts';
import { READ_BYTES, type DeliveryFailure } from './webhook.values.ts';

type Message = { url: string; secret: string; id: string; body: string };

/** Outcome of an attempt; `failure` is null where it was delivered. */
export type Attempt = { responseStatus: number | null; failure: DeliveryFailure | null };

const OK = /^2\d\d$/;

/** Reads an answer so far that a connection ends in order, and leaves the rest. Returns the bytes that were read. */
async function readSome(answer: Response): Promise<number> {
  const reader = answer.body?.getReader();
  if (!reader) return 0;
  let bytes = 0;
  while (bytes < READ_BYTES) {
    const { done, value } = await reader.read();
    if (done) return bytes;
    bytes += value.length;
  }
  await reader.cancel();
  return bytes;
}

const failureOf = (error: unknown, limit: AbortSignal): DeliveryFailure => {
  if (error instanceof RefusedAddressError)
    return error.reason === 'too_large' ? 'unreachable' : error.reason;
  return limit.aborted ? 'timeout' : 'unreachable';
};

type Sending = {
  now: Date;
  isPrivateAllowed: boolean;
  /** Longest time for the whole of it, in milliseconds. */
  limitMs: number;
  /** Aborts at shutdown. */
  signal: AbortSignal;
};

/**
 * Sends a message, signed after the Standard Webhooks scheme: one request, to a public address alone, whose redirects
 * are not followed. Errors: whatever the abortion of `signal` throws.
 */
export async function sendMessage(
  { url, secret, id, body }: Message,
  { now, isPrivateAllowed, limitMs, signal }: Sending,
): Promise<Attempt> {
  const limit = AbortSignal.timeout(limitMs);
  try {
    const answer = await guardedFetch({ isPrivateAllowed })(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'user-agent': `AI-Capital-Suite/${VERSION}`,
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
        'webhook-signature': new Webhook(secret).sign(id, now, body),
      },
      signal: AbortSignal.any([limit, signal]),
    });
    await readSome(answer);
    const { status } = answer;
    return { responseStatus: status, failure: OK.test(String(status)) ? null : 'status' };
  } catch (error) {
    signal.throwIfAborted();
    return { responseStatus: null, failure: failureOf(error, limit) };
  }
}
