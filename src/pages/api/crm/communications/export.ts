import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { communicationExportQuery } from '#features/leads/import-export/activity-export.schema.ts';
import { activityFile } from '#features/leads/import-export/activity-export.server.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    act: 'export',
    summary: 'The communications of a list as a file',
    query: communicationExportQuery,
    gives: ['text/csv'],
  },
  (ctx, { query }) => activityFile(ctx, { kind: 'communications', query }),
);
export const ALL = methodNotAllowed('GET');
