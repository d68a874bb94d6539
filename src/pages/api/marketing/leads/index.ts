import {
  createLeadSchema,
  leadQuery,
  leadSummarySchema,
  leadSchema,
} from '#features/marketing/leads/lead.schema.ts';
import { createLead, listLeads } from '#features/marketing/leads/lead.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'The leads',
    query: leadQuery,
    response: pageOf(leadSummarySchema),
  },
  (ctx, { query }) => listLeads(ctx, query),
);
export const POST = endpoint(
  {
    role: 'user',
    owner: 'marketingCompany',
    summary: 'Record a lead',
    body: createLeadSchema,
    response: leadSchema,
    status: 201,
  },
  (ctx, { body }) => createLead(ctx, body),
);
export const ALL = methodNotAllowed('GET', 'POST');
