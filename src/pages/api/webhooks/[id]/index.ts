import { updateWebhookSchema, webhookSchema } from '#features/accounts/webhooks/webhook.schema.ts';
import { deleteWebhook, requireWebhook, updateWebhook } from '#features/accounts/webhooks/webhook.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const webhook = { role: 'user', owner: 'webhook', id: 'invalid_id', act: 'manage' } as const;

export const GET = endpoint({ ...webhook, summary: 'One webhook', response: webhookSchema }, (ctx, { id }) =>
  requireWebhook(ctx, id),
);
export const PATCH = endpoint(
  {
    ...webhook,
    summary: 'Change a webhook, or switch it off or on',
    body: updateWebhookSchema,
    response: webhookSchema,
    wakesJobs: true,
  },
  (ctx, { id, body, http }) => updateWebhook(ctx, id, body, http.locals.runtime.config),
);
export const DELETE = endpoint(
  { ...webhook, summary: 'Delete a webhook with its deliveries', status: 204 },
  (ctx, { id }) => deleteWebhook(ctx, id),
);
export const ALL = methodNotAllowed('GET', 'PATCH', 'DELETE');
