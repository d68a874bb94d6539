import { companySchema } from '#features/consulting/companies/company.schema.ts';
import { startCorrection } from '#features/consulting/report/correction.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    refuses: ['report_required', 'correction_exists'],
    owner: 'reported company',
    id: 'invalid_company_id',
    summary: 'Begin a correction: a copy of profile and edits of a report with a mistake',
    response: companySchema,
    status: 201,
  },
  (ctx, { id }) => startCorrection(ctx, id),
);
export const ALL = methodNotAllowed('POST');
