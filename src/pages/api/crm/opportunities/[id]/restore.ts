import { opportunitySchema } from '#features/leads/opportunities/opportunity.schema.ts';
import { restoreOpportunity } from '#features/leads/opportunities/opportunity-undo.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'deleted opportunity',
    id: 'invalid_id',
    summary: 'Put back an opportunity that was deleted within the last day',
    response: opportunitySchema,
  },
  (ctx, { id }) => restoreOpportunity(ctx, id),
);
export const ALL = methodNotAllowed('POST');
