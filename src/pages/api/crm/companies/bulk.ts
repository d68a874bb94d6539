import { bulkAnswerSchema } from '#features/leads/bulk/job.schema.ts';
import { companyBulkSchema } from '#features/leads/bulk/bulk.schema.ts';
import { changeRecords } from '#features/leads/bulk/bulk.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'crmCompany',
    takesNoRoom: true,
    summary: 'Change many companies: an action at once, everything else by a job that can be undone',
    body: companyBulkSchema,
    response: bulkAnswerSchema,
    wakesJobs: true,
  },
  (ctx, { body }) => changeRecords(ctx, 'company', body),
);
export const ALL = methodNotAllowed('POST');
