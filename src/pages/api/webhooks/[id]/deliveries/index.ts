import { deliveryQuery, deliverySchema } from '#features/accounts/webhooks/webhook.schema.ts';
import { listDeliveries } from '#features/accounts/webhooks/delivery.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'webhook',
    id: 'invalid_id',
    act: 'manage',
    summary: 'What was and what is to be sent to a webhook, the newest first, for 30 days',
    query: deliveryQuery,
    response: pageOf(deliverySchema),
  },
  (ctx, { id, query }) => listDeliveries(ctx, id, query),
);
export const ALL = methodNotAllowed('GET');
