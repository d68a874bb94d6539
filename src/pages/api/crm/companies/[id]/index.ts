import { updateCompanySchema, companySchema } from '#features/leads/companies/company.schema.ts';
import { requireCompany, updateCompany } from '#features/leads/companies/company.server.ts';
import { deleteRecords } from '#features/leads/delete.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const company = { role: 'user', owner: 'crmCompany', id: 'invalid_id' } as const;

export const GET = endpoint({ ...company, summary: 'One company', response: companySchema }, (ctx, { id }) =>
  requireCompany(ctx, id),
);
export const PATCH = endpoint(
  { ...company, summary: 'Change a company', body: updateCompanySchema, response: companySchema },
  (ctx, { id, body }) => updateCompany(ctx, id, body),
);
export const DELETE = endpoint(
  { ...company, summary: 'Delete a company; it can be restored for a day', status: 204 },
  (ctx, { id }) => deleteRecords(ctx, 'company', [id]),
);
export const ALL = methodNotAllowed('GET', 'PATCH', 'DELETE');
