import { updateLeadSchema, leadSchema } from '#features/marketing/leads/lead.schema.ts';
import { getLead, updateLead } from '#features/marketing/leads/lead.server.ts';
import { deleteWithLeads } from '#features/loop/arrows/lead-deletion.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const lead = { role: 'user', owner: 'marketingLead', id: 'invalid_id' } as const;

export const GET = endpoint({ ...lead, summary: 'One lead', response: leadSchema }, (ctx, { id }) =>
  getLead(ctx, id),
);
export const PATCH = endpoint(
  { ...lead, summary: 'Change a lead', body: updateLeadSchema, response: leadSchema },
  (ctx, { id, body }) => updateLead(ctx, id, body),
);
export const DELETE = endpoint({ ...lead, summary: 'Delete a lead', status: 204 }, (ctx, { id }) =>
  deleteWithLeads(ctx, 'lead', id),
);
export const ALL = methodNotAllowed('GET', 'PATCH', 'DELETE');
