import { reportSchema } from '#features/consulting/report/report.schema.ts';
import { findReport } from '#features/consulting/report/report.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'company',
    id: 'invalid_company_id',
    summary: 'The report of a company, or null',
    response: reportSchema.nullable(),
  },
  (ctx, { id }) => findReport(ctx, id),
);
export const ALL = methodNotAllowed('GET');
