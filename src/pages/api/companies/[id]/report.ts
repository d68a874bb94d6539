import { findReport } from '#features/consulting/report/report.server.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  { role: 'user', owner: 'company', id: 'invalid_company_id', summary: 'The report of a company, or null' },
  (ctx, { id }) => findReport(ctx, id),
);
export const ALL = methodNotAllowed('GET');
