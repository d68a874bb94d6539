import { jobSchema } from '#features/leads/bulk/job.schema.ts';
import { undoJob } from '#features/leads/bulk/job.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'job',
    id: 'invalid_id',
    takesNoRoom: true,
    summary: 'Undo a change of many records, by a job of its own',
    response: jobSchema,
    wakesJobs: true,
  },
  (ctx, { id }) => undoJob(ctx, id),
);
export const ALL = methodNotAllowed('POST');
