import { companySchema } from '#features/leads/companies/company.schema.ts';
import { requireCompany } from '#features/leads/companies/company.server.ts';
import { restoreRecord } from '#features/leads/delete.server.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'deleted crmCompany',
    id: 'invalid_id',
    summary: 'Put back a company that was deleted',
    response: companySchema,
  },
  async (ctx, { id }) => {
    await restoreRecord(ctx, 'company', id);
    return requireCompany(ctx, id);
  },
);
export const ALL = methodNotAllowed('POST');
