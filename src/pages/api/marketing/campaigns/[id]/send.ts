import {
  readinessQuery,
  readinessSchema,
  sendCampaignSchema,
  sendingSchema,
} from '#features/loop/mailing/mailing.schema.ts';
import { readReadiness, sendCampaign } from '#features/loop/mailing/sending.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const campaign = { role: 'user', owner: 'campaign', id: 'invalid_id' } as const;

export const GET = endpoint(
  {
    ...campaign,
    refuses: ['not_an_email'],
    summary:
      'What an email campaign lacks before it can be sent, and whom of a list or segment it would reach',
    query: readinessQuery,
    response: readinessSchema,
  },
  (ctx, { id, query, http }) => readReadiness(ctx, id, query, http.locals.runtime.config),
);
export const POST = endpoint(
  {
    ...campaign,
    act: 'send',
    refuses: ['not_an_email', 'demo_account', 'email_not_confirmed'],
    summary: 'Send an email campaign to a list or a segment, at once or later',
    body: sendCampaignSchema,
    response: sendingSchema,
    status: 201,
    wakesJobs: true,
  },
  (ctx, { id, body, http }) => sendCampaign(ctx, id, body, http.locals.runtime.config),
);
export const ALL = methodNotAllowed('GET', 'POST');
