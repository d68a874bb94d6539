import {
  createCompanySchema,
  companySummarySchema,
  marketingCompanySchema,
} from '#features/marketing/companies/company.schema.ts';
import { createCompany, listCompanies } from '#features/marketing/companies/company.server.ts';
import { NAMED_SORTS } from '#features/marketing/marketing.values.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { listQuery } from '#shared/list.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'The marketing companies',
    query: listQuery(NAMED_SORTS),
    response: pageOf(companySummarySchema),
  },
  (ctx, { query }) => listCompanies(ctx, query),
);
export const POST = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'Record a marketing company',
    body: createCompanySchema,
    response: marketingCompanySchema,
    status: 201,
  },
  (ctx, { body }) => createCompany(ctx, body),
);
export const ALL = methodNotAllowed('GET', 'POST');
