import type { WebhookEvent } from '#features/accounts/webhooks/webhook.values.ts';

/** Of a name that no name server knows, for what tests rarely do: each delivery is tried and tried again beside them. */
export const aWebhook = (
  over: { url?: string; events?: WebhookEvent[] } = {},
): { url: string; events: WebhookEvent[] } => ({
  url: 'https://hooks.test.invalid/suite',
  events: ['communication.deleted'],
  ...over,
});

let devices = 0;

/** A browser of a push service that no name server knows. */
export const aDevice = () => ({
  endpoint: `https://push.test.invalid/${(devices += 1)}`,
  keys: { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') },
});
