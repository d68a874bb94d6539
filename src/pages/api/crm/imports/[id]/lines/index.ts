import { importLineSchema, importLinesQuery } from '#features/leads/import-export/import.schema.ts';
import { listImportLines } from '#features/leads/import-export/run/lines.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'crmImport',
    id: 'invalid_id',
    summary: 'What became of each line of an import, or would of a dry run',
    query: importLinesQuery,
    response: pageOf(importLineSchema),
  },
  (ctx, { id, query }) => listImportLines(ctx, id, query),
);
export const ALL = methodNotAllowed('GET');
