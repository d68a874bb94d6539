import { guardedFetch, RefusedAddressError } from '#kernel/model/guarded-fetch.ts';
import { isLoopbackCall } from '#features/accounts/webhooks/webhook-address.server.ts';
import type { Settings } from '#kernel/config/config.ts';
import type { PushKeys } from './push-keys.server.ts';
import type { PushMessage } from './push-message.texts.ts';
import { PUSH_HOURS } from './push.values.ts';

type Device = { endpoint: string; publicKey: string; authSecret: string };

/** `gone`: the browser has taken its leave; `refused`: its address is private or redirects, or its keys are none. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'failed';

const ATTEMPT_MS = 10_000;
const GONE = [404, 410];

type Sending = {
  keys: PushKeys;
  /** Whom a push service may write to. */
  contact: string;
  settings: Pick<Settings, 'webhooks'>;
  signal: AbortSignal;
};

/** Returns the request; undefined for keys of a browser that are none. */
async function composed(
  { endpoint, publicKey, authSecret }: Device,
  message: PushMessage,
  keys: PushKeys,
  contact: string,
) {
  // Loaded with the first message: most installations send none.
  const { default: webPush } = await import('web-push');
  try {
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh: publicKey, auth: authSecret } },
      JSON.stringify(message),
      {
        vapidDetails: { subject: `mailto:${contact}`, ...keys },
        TTL: PUSH_HOURS * 3_600,
        contentEncoding: 'aes128gcm',
      },
    );
    const fields = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
    return { method, headers: fields, body: new Uint8Array(body) };
  } catch {
    return undefined;
  }
}

/**
 * Sends a message, encrypted for the browser (RFC 8291) and signed for its push service (VAPID, RFC 8292): one request,
 * to a public address alone, whose redirects are not followed. Errors: whatever the abortion of `signal` throws.
 */
export async function sendPush(
  { endpoint, publicKey, authSecret }: Device,
  message: PushMessage,
  { keys, contact, settings, signal }: Sending,
): Promise<PushOutcome> {
  const request = await composed({ endpoint, publicKey, authSecret }, message, keys, contact);
  if (!request) return 'refused';
  try {
    const isPrivateAllowed = isLoopbackCall(endpoint, settings.webhooks);
    const answer = await guardedFetch({ isPrivateAllowed })(endpoint, {
      ...request,
      signal: AbortSignal.any([AbortSignal.timeout(ATTEMPT_MS), signal]),
    });
    await answer.body?.cancel();
    if (GONE.includes(answer.status)) return 'gone';
    return answer.ok ? 'sent' : 'failed';
  } catch (error) {
    signal.throwIfAborted();
    return error instanceof RefusedAddressError ? 'refused' : 'failed';
  }
}
