import { cancelSendingSchema, sendingSchema } from '#features/loop/mailing/mailing.schema.ts';
import { resumeSending } from '#features/loop/mailing/sending.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'campaign',
    id: 'invalid_id',
    act: 'send',
    refuses: ['not_an_email', 'immutable', 'demo_account', 'email_not_confirmed'],
    summary:
      'Go on with a sending that failed; of one that is done, send again to those of whom it is not known whether they have it',
    body: cancelSendingSchema,
    response: sendingSchema,
    wakesJobs: true,
  },
  (ctx, { id, body, http }) => resumeSending(ctx, id, body, http.locals.runtime.config),
);
export const ALL = methodNotAllowed('POST');
