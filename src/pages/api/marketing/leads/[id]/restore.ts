import { leadSchema } from '#features/marketing/leads/lead.schema.ts';
import { restoreMarketing } from '#features/marketing/marketing-deletion.server.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'deleted marketingLead',
    id: 'invalid_id',
    summary: 'Put a deleted lead back',
    response: leadSchema,
  },
  (ctx, { id }) => restoreMarketing(ctx, 'lead', id),
);
export const ALL = methodNotAllowed('POST');
