import { createReportSchema, reportSchema } from '#features/consulting/report/report.schema.ts';
import { createReport } from '#features/consulting/report/freeze.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    refuses: ['report_exists', 'report_not_ready'],
    owner: 'company',
    summary: 'Store the report of a company',
    body: createReportSchema,
    response: reportSchema,
    status: 201,
  },
  (ctx, { body, http }) => createReport(ctx, body, http.locals.runtime.config),
);
export const ALL = methodNotAllowed('POST');
