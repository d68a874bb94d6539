import { opportunitiesForLead } from '#features/loop/arrows/lead-offers.server.ts';
import { leadOffersSchema } from '#features/leads/inbox/inbox.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'marketingLead',
    id: 'invalid_id',
    summary: 'Open opportunities that a lead may join when it is sent on, and the contacts that it may be',
    response: leadOffersSchema,
  },
  (ctx, { id }) => opportunitiesForLead(ctx, id),
);
export const ALL = methodNotAllowed('GET');
