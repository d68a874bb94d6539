import { deliverySchema } from '#features/accounts/webhooks/webhook.schema.ts';
import { replayDelivery } from '#features/accounts/webhooks/delivery.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pathId } from '#kernel/api/path-id.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'webhookDelivery',
    id: 'invalid_id',
    act: 'manage',
    refuses: ['webhook_off'],
    summary: 'Send a delivery again, under the same webhook-id',
    response: deliverySchema,
    wakesJobs: true,
    takesNoRoom: true,
  },
  (ctx, { id, http }) => replayDelivery(ctx, { id, deliveryId: pathId(http.params.deliveryId) }),
);
export const ALL = methodNotAllowed('POST');
