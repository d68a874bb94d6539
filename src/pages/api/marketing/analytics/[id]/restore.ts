import { snapshotSchema } from '#features/marketing/analytics/analytics.schema.ts';
import { restoreMarketing } from '#features/marketing/marketing-deletion.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'deleted snapshot',
    id: 'invalid_id',
    summary: 'Put a deleted snapshot back',
    response: snapshotSchema,
  },
  (ctx, { id }) => restoreMarketing(ctx, 'snapshot', id),
);
export const ALL = methodNotAllowed('POST');
