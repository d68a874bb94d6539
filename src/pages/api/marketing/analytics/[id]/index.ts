import { updateAnalyticsSchema, snapshotSchema } from '#features/marketing/analytics/analytics.schema.ts';
import { getAnalytics, updateAnalytics } from '#features/marketing/analytics/analytics.server.ts';
import { deleteMarketing } from '#features/marketing/marketing-deletion.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const snapshot = { role: 'user', owner: 'snapshot', id: 'invalid_id' } as const;

export const GET = endpoint(
  { ...snapshot, summary: 'One snapshot', response: snapshotSchema },
  (ctx, { id }) => getAnalytics(ctx, id),
);
export const PATCH = endpoint(
  {
    ...snapshot,
    summary: 'Change the words of a snapshot; its data stay',
    body: updateAnalyticsSchema,
    response: snapshotSchema,
  },
  (ctx, { id, body }) => updateAnalytics(ctx, id, body),
);
export const DELETE = endpoint({ ...snapshot, summary: 'Delete a snapshot', status: 204 }, (ctx, { id }) =>
  deleteMarketing(ctx, 'snapshot', id),
);
export const ALL = methodNotAllowed('GET', 'PATCH', 'DELETE');
