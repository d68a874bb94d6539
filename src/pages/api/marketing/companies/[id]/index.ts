import { updateCompanySchema, marketingCompanySchema } from '#features/marketing/companies/company.schema.ts';
import { updateCompany } from '#features/marketing/companies/company.server.ts';
import { deleteWithLeads } from '#features/loop/arrows/lead-deletion.server.ts';
import { requireMarketingCompany } from '#features/marketing/marketing-rows.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const company = { role: 'user', owner: 'marketingCompany', id: 'invalid_id' } as const;

export const GET = endpoint(
  { ...company, summary: 'One marketing company', response: marketingCompanySchema },
  (ctx, { id }) => requireMarketingCompany(ctx, id),
);
export const PATCH = endpoint(
  {
    ...company,
    summary: 'Change a marketing company',
    body: updateCompanySchema,
    response: marketingCompanySchema,
  },
  (ctx, { id, body }) => updateCompany(ctx, id, body),
);
export const DELETE = endpoint(
  { ...company, summary: 'Delete a marketing company with all that it holds', status: 204 },
  (ctx, { id }) => deleteWithLeads(ctx, 'company', id),
);
export const ALL = methodNotAllowed('GET', 'PATCH', 'DELETE');
