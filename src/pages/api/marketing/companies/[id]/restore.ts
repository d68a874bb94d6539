import { marketingCompanySchema } from '#features/marketing/companies/company.schema.ts';
import { restoreWithLeads } from '#features/loop/arrows/lead-deletion.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'deleted marketingCompany',
    id: 'invalid_id',
    summary: 'Put a deleted marketing company back with all that it held',
    response: marketingCompanySchema,
  },
  (ctx, { id }) => restoreWithLeads(ctx, 'company', id),
);
export const ALL = methodNotAllowed('POST');
