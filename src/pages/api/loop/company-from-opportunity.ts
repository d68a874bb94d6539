import {
  companyFromOpportunitySchema,
  companyOfOpportunitySchema,
} from '#features/loop/arrows/company-from-opportunity.schema.ts';
import { companyFromOpportunity } from '#features/loop/arrows/company-from-opportunity.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'opportunity',
    summary: 'Make a consulting company of an opportunity, a contact or a company of the lead manager',
    body: companyFromOpportunitySchema,
    response: companyOfOpportunitySchema,
    status: 201,
    orFound: true,
  },
  (ctx, { body }) => companyFromOpportunity(ctx, body),
);
export const ALL = methodNotAllowed('POST');
