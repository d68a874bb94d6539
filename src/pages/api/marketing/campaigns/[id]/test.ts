import { sendingSchema } from '#features/loop/mailing/mailing.schema.ts';
import { testCampaign } from '#features/loop/mailing/sending.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'campaign',
    id: 'invalid_id',
    act: 'send',
    refuses: ['not_an_email', 'demo_account', 'email_not_confirmed'],
    summary: 'Send an email campaign to oneself, as everyone would get it',
    response: sendingSchema,
    status: 201,
    wakesJobs: true,
    limit: { bucket: 'campaign-test', max: 30, windowSeconds: 3_600 },
  },
  (ctx, { id, http }) => testCampaign(ctx, id, http.locals.runtime.config),
);
export const ALL = methodNotAllowed('POST');
