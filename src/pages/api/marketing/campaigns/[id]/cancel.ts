import { cancelSendingSchema, sendingSchema } from '#features/loop/mailing/mailing.schema.ts';
import { cancelSending } from '#features/loop/mailing/sending.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'campaign',
    id: 'invalid_id',
    act: 'send',
    takesNoRoom: true,
    refuses: ['not_an_email', 'immutable'],
    summary: 'Stop a sending of a campaign, by default the newest; what waits is not sent',
    body: cancelSendingSchema,
    response: sendingSchema,
  },
  (ctx, { id, body }) => cancelSending(ctx, id, body),
);
export const ALL = methodNotAllowed('POST');
