import { z } from 'zod';
import { count, record, timestamp } from '#shared/answer.ts';
import { nullIsAbsent, readUpdatedAt, rowId } from '#shared/fields.ts';
import { listQuery } from '#shared/list.ts';
import {
  DELIVERED_EVENTS,
  DELIVERY_FAILURES,
  DELIVERY_STATUSES,
  OFF_REASONS,
  WEBHOOK_EVENTS,
} from './webhook.values.ts';

const MAX_URL = 2_000;

const isAddress = (given: string): boolean => {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
};

/** Kept as the connection opens it. */
const address = z
  .string({
    error: ({ input }) =>
      input === undefined || input === null ? 'webhooks:errors.urlRequired' : 'errors:fields.text',
  })
  .trim()
  .min(1, 'webhooks:errors.urlRequired')
  .max(MAX_URL, 'errors:fields.tooLong')
  .refine((given) => given === '' || isAddress(given), 'webhooks:errors.url')
  .transform((given) => (URL.canParse(given) ? new URL(given).href : given))
  .meta({ examples: ['https://example.com/hooks'] });

const events = z
  .array(z.enum(WEBHOOK_EVENTS, 'errors:fields.choice'), 'webhooks:errors.eventsRequired')
  .min(1, 'webhooks:errors.eventsRequired')
  .max(100, 'errors:fields.tooLong')
  .transform((given) => WEBHOOK_EVENTS.filter((event) => given.includes(event)));

export const createWebhookSchema = z.strictObject({ url: address, events });
export const updateWebhookSchema = z
  .strictObject({
    url: nullIsAbsent(address),
    events: nullIsAbsent(events),
    /** Switched on again, it is told of changes from then on, and what still waits is sent. */
    isActive: nullIsAbsent(z.boolean('errors:fields.invalid')),
    updatedAt: readUpdatedAt,
  })
  .partial();
export type CreateWebhook = z.infer<typeof createWebhookSchema>;
export type UpdateWebhook = z.infer<typeof updateWebhookSchema>;

export const webhookSchema = record('Webhook', {
  id: rowId,
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  isActive: z.boolean(),
  /** Why it was switched off by itself: it failed for days, or its address answered 410. */
  offReason: z.enum(OFF_REASONS).nullable(),
  /** First of the attempts that have failed without a success in between. */
  failingSince: timestamp.nullable(),
  lastDeliveredAt: timestamp.nullable(),
  /** It was deleted, and its deliveries still go; only the list has such a one. */
  deletedAt: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Webhook = z.infer<typeof webhookSchema>;

export const newWebhookSchema = webhookSchema
  .extend({
    /** Answered this once: `whsec_…`. */
    secret: z.string(),
  })
  .meta({ id: 'NewWebhook' });
export type NewWebhook = z.infer<typeof newWebhookSchema>;

export const deliveryQuery = listQuery(['-createdAt']).omit({ q: true });
export type DeliveryQuery = z.infer<typeof deliveryQuery>;

export const deliverySchema = record('WebhookDelivery', {
  id: rowId,
  /** Sent as `webhook-id`, the same with every attempt and replay. */
  messageId: z.string(),
  event: z.enum(DELIVERED_EVENTS),
  /** Null: a test. */
  recordId: rowId.nullable(),
  status: z.enum(DELIVERY_STATUSES),
  attempts: count,
  /** Null: none follows. */
  nextAttemptAt: timestamp.nullable(),
  attemptedAt: timestamp.nullable(),
  /** Status of the last answer; null where there was none. */
  responseStatus: z.int().nullable(),
  failure: z.enum(DELIVERY_FAILURES).nullable(),
  /** Of the last attempt, in milliseconds. */
  durationMs: count.nullable(),
  createdAt: timestamp,
});
export type WebhookDelivery = z.infer<typeof deliverySchema>;
