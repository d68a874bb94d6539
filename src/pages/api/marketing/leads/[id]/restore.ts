import { leadSchema } from '#features/marketing/leads/lead.schema.ts';
import { restoreWithLeads } from '#features/loop/arrows/lead-deletion.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'deleted marketingLead',
    id: 'invalid_id',
    summary: 'Put a deleted lead back',
    response: leadSchema,
  },
  (ctx, { id }) => restoreWithLeads(ctx, 'lead', id),
);
export const ALL = methodNotAllowed('POST');
