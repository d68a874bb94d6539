import { importProspectsSchema, prospectListQuery } from '#features/marketing/prospects/prospect.schema.ts';
import { importProspects, listProspectLists } from '#features/marketing/prospects/prospect.server.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'The lists of prospects, with how many each holds',
    query: prospectListQuery,
  },
  (ctx, { query }) => listProspectLists(ctx, query),
);
export const POST = endpoint(
  {
    role: 'user',
    owner: 'marketingCompany',
    summary: 'Import a list of prospects from CSV with headings',
    body: importProspectsSchema,
    status: 201,
  },
  (ctx, { body }) => importProspects(ctx, body),
);
export const ALL = methodNotAllowed('GET', 'POST');
