import type { WebhookEvent } from '#features/accounts/webhooks/webhook.values.ts';

/** Of a name that no name server knows. */
export const aWebhook = (
  over: { url?: string; events?: WebhookEvent[] } = {},
): { url: string; events: WebhookEvent[] } => ({
  url: 'https://hooks.test.invalid/suite',
  events: ['contact.created'],
  ...over,
});
