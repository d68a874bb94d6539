import { errorFile } from '#features/leads/import-export/import.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'crmImport',
    id: 'invalid_id',
    summary: 'The lines of an import that failed, as a CSV file',
    gives: ['text/csv'],
  },
  (ctx, { id }) => errorFile(ctx, id),
);
export const ALL = methodNotAllowed('GET');
