import { EXPORT_TYPES, exportReport } from '#features/consulting/report/export/export.server.ts';
import { exportQuery } from '#features/consulting/report/export/export.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'report',
    id: 'invalid_id',
    summary: 'A report as a file: PDF, DOCX or Markdown',
    query: exportQuery,
    gives: Object.values(EXPORT_TYPES),
  },
  (ctx, { id, query, http }) => exportReport(ctx, id, query.format, http.locals.runtime.config.siteUrl),
);
export const ALL = methodNotAllowed('GET');
