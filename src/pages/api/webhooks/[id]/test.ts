import { deliverySchema } from '#features/accounts/webhooks/webhook.schema.ts';
import { sendTest } from '#features/accounts/webhooks/delivery.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'webhook',
    id: 'invalid_id',
    act: 'manage',
    refuses: ['webhook_off'],
    summary: 'Send a test to a webhook; what became of it stands among its deliveries',
    response: deliverySchema,
    status: 201,
    wakesJobs: true,
  },
  (ctx, { id }) => sendTest(ctx, id),
);
export const ALL = methodNotAllowed('POST');
