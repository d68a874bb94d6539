import { exportQuery } from '#features/leads/import-export/export.schema.ts';
import { exportFile } from '#features/leads/import-export/export.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    act: 'export',
    summary: 'Contacts, companies or opportunities as a file',
    query: exportQuery,
    gives: ['text/csv', 'text/vcard', 'application/json'],
  },
  (ctx, { query }) => exportFile(ctx, query),
);
export const ALL = methodNotAllowed('GET');
