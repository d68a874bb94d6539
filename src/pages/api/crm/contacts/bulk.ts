import { bulkAnswerSchema } from '#features/leads/bulk/job.schema.ts';
import { contactBulkSchema } from '#features/leads/bulk/bulk.schema.ts';
import { changeRecords } from '#features/leads/bulk/bulk.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'crmContact',
    takesNoRoom: true,
    summary: 'Change many contacts: an action at once, everything else by a job that can be undone',
    body: contactBulkSchema,
    response: bulkAnswerSchema,
    wakesJobs: true,
  },
  (ctx, { body }) => changeRecords(ctx, 'contact', body),
);
export const ALL = methodNotAllowed('POST');
