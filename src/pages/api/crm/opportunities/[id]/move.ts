import {
  moveOpportunitySchema,
  opportunitySchema,
} from '#features/leads/opportunities/opportunity.schema.ts';
import { moveOpportunity } from '#features/leads/opportunities/opportunity-move.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'opportunity',
    id: 'invalid_id',
    takesNoRoom: true,
    summary: 'Put an opportunity into a stage, below another one or on top of it',
    body: moveOpportunitySchema,
    response: opportunitySchema,
  },
  (ctx, { id, body }) => moveOpportunity(ctx, id, body),
);
export const ALL = methodNotAllowed('POST');
