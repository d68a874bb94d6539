import { linesFile } from '#features/leads/import-export/run/lines.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'crmImport',
    id: 'invalid_id',
    summary: 'What became of each line of an import, as a CSV file',
    gives: ['text/csv'],
  },
  (ctx, { id }) => linesFile(ctx, id),
);
export const ALL = methodNotAllowed('GET');
