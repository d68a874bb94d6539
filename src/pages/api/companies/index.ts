import {
  createCompanySchema,
  companySummarySchema,
  companySchema,
} from '#features/consulting/companies/company.schema.ts';
import { listCompanies } from '#features/consulting/companies/company-list.server.ts';
import { createCompany } from '#features/consulting/companies/company.server.ts';
import { COMPANY_SORTS } from '#features/consulting/companies/company.values.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';
import { countAsked, listQuery } from '#shared/list.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'The companies of the caller',
    query: listQuery(COMPANY_SORTS).extend(countAsked),
    response: pageOf(companySummarySchema),
  },
  (ctx, { query }) => listCompanies(ctx, query),
);
export const POST = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'Record a company',
    body: createCompanySchema,
    response: companySchema,
    status: 201,
  },
  (ctx, { body }) => createCompany(ctx, body),
);
export const ALL = methodNotAllowed('GET', 'POST');
