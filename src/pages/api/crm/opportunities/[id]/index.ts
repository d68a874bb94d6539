import {
  updateOpportunitySchema,
  opportunityDetailSchema,
  opportunitySchema,
} from '#features/leads/opportunities/opportunity.schema.ts';
import { findOpportunity, updateOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { deleteOpportunity } from '#features/leads/opportunities/opportunity-undo.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const opportunity = { role: 'user', owner: 'opportunity', id: 'invalid_id' } as const;

export const GET = endpoint(
  {
    ...opportunity,
    summary: 'One opportunity with the history of its stages',
    response: opportunityDetailSchema,
  },
  (ctx, { id }) => findOpportunity(ctx, id),
);
export const PATCH = endpoint(
  {
    ...opportunity,
    summary: 'Change an opportunity',
    body: updateOpportunitySchema,
    response: opportunitySchema,
  },
  (ctx, { id, body }) => updateOpportunity(ctx, id, body),
);
export const DELETE = endpoint(
  { ...opportunity, summary: 'Delete an opportunity; it can be restored for a day', status: 204 },
  (ctx, { id }) => deleteOpportunity(ctx, id),
);
export const ALL = methodNotAllowed('GET', 'PATCH', 'DELETE');
