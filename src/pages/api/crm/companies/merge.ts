import { mergeCompaniesSchema, mergedCompanySchema } from '#features/leads/merge/merge.schema.ts';
import { mergeCompanies } from '#features/leads/merge/merge.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'crmCompany',
    summary: 'Make one of two companies',
    body: mergeCompaniesSchema,
    response: mergedCompanySchema,
  },
  (ctx, { body }) => mergeCompanies(ctx, body),
);
export const ALL = methodNotAllowed('POST');
