import {
  importProspectsSchema,
  prospectListQuery,
  prospectListSchema,
  prospectImportSchema,
} from '#features/marketing/prospects/prospect.schema.ts';
import { importProspects, listProspectLists } from '#features/marketing/prospects/prospect.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'The lists of prospects, with how many each holds',
    query: prospectListQuery,
    response: pageOf(prospectListSchema),
  },
  (ctx, { query }) => listProspectLists(ctx, query),
);
export const POST = endpoint(
  {
    role: 'user',
    owner: 'marketingCompany',
    summary: 'Import a list of prospects from CSV with headings',
    body: importProspectsSchema,
    response: prospectImportSchema,
    status: 201,
  },
  (ctx, { body }) => importProspects(ctx, body),
);
export const ALL = methodNotAllowed('GET', 'POST');
