import {
  newOpportunitySchema,
  opportunityQuerySchema,
  opportunitySchema,
} from '#features/leads/opportunities/opportunity.schema.ts';
import { listOpportunities } from '#features/leads/opportunities/opportunity-list.server.ts';
import { createOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'The opportunities of the workspace, by search, stage, record, source and dates',
    query: opportunityQuerySchema,
    response: pageOf(opportunitySchema),
  },
  (ctx, { query }) => listOpportunities(ctx, query),
);
export const POST = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'Record an opportunity; without a pipeline and a stage it begins the default pipeline',
    body: newOpportunitySchema,
    response: opportunitySchema,
    status: 201,
  },
  (ctx, { body }) => createOpportunity(ctx, body),
);
export const ALL = methodNotAllowed('GET', 'POST');
