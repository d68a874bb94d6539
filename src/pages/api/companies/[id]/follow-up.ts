import { companySchema } from '#features/consulting/companies/company.schema.ts';
import { startFollowUp } from '#features/consulting/companies/follow-up.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    refuses: ['follow_up_exists'],
    owner: 'company',
    id: 'invalid_company_id',
    summary: 'Begin a follow-up: a new review with a copy of the profile',
    response: companySchema,
    status: 201,
  },
  (ctx, { id }) => startFollowUp(ctx, id),
);
export const ALL = methodNotAllowed('POST');
