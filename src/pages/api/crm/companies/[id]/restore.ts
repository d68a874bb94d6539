import { companySchema } from '#features/leads/companies/company.schema.ts';
import { restoreCompany } from '#features/leads/delete.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'deleted crmCompany',
    id: 'invalid_id',
    summary: 'Put back a company that was deleted',
    response: companySchema,
  },
  (ctx, { id }) => restoreCompany(ctx, id),
);
export const ALL = methodNotAllowed('POST');
