import { companySchema } from '#features/consulting/companies/company.schema.ts';
import { restoreCompany } from '#features/consulting/companies/company-deletion.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'deleted company',
    id: 'invalid_company_id',
    summary: 'Put a deleted company back with its profile and report',
    response: companySchema,
  },
  (ctx, { id }) => restoreCompany(ctx, id),
);
export const ALL = methodNotAllowed('POST');
