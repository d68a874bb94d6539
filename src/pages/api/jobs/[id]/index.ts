import { jobSchema } from '#features/leads/bulk/job.schema.ts';
import { findJob } from '#features/leads/bulk/job.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'job',
    id: 'invalid_id',
    summary: 'How far a change of many records has come',
    response: jobSchema,
  },
  (ctx, { id }) => findJob(ctx, id),
);
export const ALL = methodNotAllowed('GET');
