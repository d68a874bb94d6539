import { sendingSchema } from '#features/loop/mailing/mailing.schema.ts';
import { listResults } from '#features/loop/mailing/sending.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { itemsOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'campaign',
    id: 'invalid_id',
    refuses: ['not_an_email'],
    summary: 'The sendings of an email campaign with their figures, the newest first',
    response: itemsOf(sendingSchema),
  },
  (ctx, { id }) => listResults(ctx, id),
);
export const ALL = methodNotAllowed('GET');
