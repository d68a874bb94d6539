import {
  newCompanySchema,
  companyListQuery,
  companySummarySchema,
  companySchema,
} from '#features/leads/companies/company.schema.ts';
import { listCompanies } from '#features/leads/companies/company-list.server.ts';
import { createCompany } from '#features/leads/companies/company.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'The companies of the lead manager',
    query: companyListQuery,
    response: pageOf(companySummarySchema),
  },
  (ctx, { query }) => listCompanies(ctx, query),
);
export const POST = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'Record a company',
    body: newCompanySchema,
    response: companySchema,
    status: 201,
  },
  (ctx, { body }) => createCompany(ctx, body),
);
export const ALL = methodNotAllowed('GET', 'POST');
