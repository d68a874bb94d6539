import { deliveryQuery, deliverySchema } from '#features/loop/mailing/mailing.schema.ts';
import { listDeliveries } from '#features/loop/mailing/sending.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'campaign',
    id: 'invalid_id',
    refuses: ['not_an_email'],
    summary: 'The recipients of a sending of a campaign, by default the newest, and what became of each',
    query: deliveryQuery,
    response: pageOf(deliverySchema),
  },
  (ctx, { id, query }) => listDeliveries(ctx, id, query),
);
export const ALL = methodNotAllowed('GET');
