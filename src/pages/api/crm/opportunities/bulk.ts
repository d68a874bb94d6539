import { jobSchema } from '#features/leads/bulk/job.schema.ts';
import { opportunityBulkSchema } from '#features/leads/bulk/bulk.schema.ts';
import { changeOpportunities } from '#features/leads/bulk/bulk.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'opportunity',
    takesNoRoom: true,
    summary: 'Change or delete many opportunities by a job that can be undone',
    body: opportunityBulkSchema,
    response: jobSchema,
    wakesJobs: true,
  },
  (ctx, { body }) => changeOpportunities(ctx, body),
);
export const ALL = methodNotAllowed('POST');
