import {
  companySchema,
  companySummarySchema,
  updateCompanySchema,
} from '#features/consulting/companies/company.schema.ts';
import { deleteCompany } from '#features/consulting/companies/company-deletion.server.ts';
import { readCompany, updateCompany } from '#features/consulting/companies/company.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const company = { role: 'user', owner: 'company', id: 'invalid_company_id' } as const;

export const GET = endpoint(
  { ...company, summary: 'One company', response: companySummarySchema },
  (ctx, { id }) => readCompany(ctx, id),
);
export const PATCH = endpoint(
  { ...company, summary: 'Change a company', body: updateCompanySchema, response: companySchema },
  (ctx, { id, body }) => updateCompany(ctx, id, body),
);
export const DELETE = endpoint(
  { ...company, summary: 'Delete a company with its profile and report', status: 204 },
  (ctx, { id }) => deleteCompany(ctx, id),
);
export const ALL = methodNotAllowed('GET', 'PATCH', 'DELETE');
