/** Kinds of records with the acts on them that a webhook is told of, in the order of the form. */
export const EVENT_GROUPS = {
  contact: ['contact.created', 'contact.updated', 'contact.deleted'],
  company: ['company.created', 'company.updated', 'company.deleted'],
  opportunity: [
    'opportunity.created',
    'opportunity.updated',
    'opportunity.deleted',
    'opportunity.stage_changed',
    'opportunity.won',
    'opportunity.lost',
  ],
  task: ['task.created', 'task.updated', 'task.deleted'],
  communication: ['communication.created', 'communication.updated', 'communication.deleted'],
  incoming: ['enquiry.received', 'lead.received'],
} as const;
export type EventGroup = keyof typeof EVENT_GROUPS;

export const WEBHOOK_EVENTS = [
  ...EVENT_GROUPS.contact,
  ...EVENT_GROUPS.company,
  ...EVENT_GROUPS.opportunity,
  ...EVENT_GROUPS.task,
  ...EVENT_GROUPS.communication,
  ...EVENT_GROUPS.incoming,
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Sent at somebody's word, whatever the webhook is told of otherwise. */
export const TEST_EVENT = 'webhook.test';
/** Sent at the word of a rule, whatever the webhook is told of otherwise. */
export const RULE_EVENTS = [
  'contact.rule',
  'company.rule',
  'opportunity.rule',
  'enquiry.rule',
  'lead.rule',
] as const;
export const DELIVERED_EVENTS = [...WEBHOOK_EVENTS, ...RULE_EVENTS, TEST_EVENT] as const;

export const DELIVERY_STATUSES = ['waiting', 'delivered', 'failed'] as const;

/** Why an attempt failed: what was answered, or why nothing was. */
export const DELIVERY_FAILURES = [
  'status',
  'redirected',
  'timeout',
  'private',
  'insecure',
  'unreachable',
  'sealed',
] as const;
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number];

/** Why a webhook was switched off by itself: it failed for days, or its address answered 410. */
export const OFF_REASONS = ['failing', 'gone'] as const;

/** Of a workspace. */
export const MAX_WEBHOOKS = 20;
/** Until a webhook that only fails is switched off. */
export const DAYS_OF_FAILURE = 5;
/** For which deliveries are kept, and can be replayed. */
export const DELIVERY_DAYS = 30;
/** Longest wait for an answer. */
export const ATTEMPT_LIMIT_MS = 10_000;
/** Bytes of an answer that are read; the rest is left. */
export const READ_BYTES = 65_536;
