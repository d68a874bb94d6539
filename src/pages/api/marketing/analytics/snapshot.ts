import { takeSnapshotSchema, snapshotSchema } from '#features/marketing/analytics/analytics.schema.ts';
import { takeSnapshot } from '#features/marketing/analytics/analytics.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'marketingCompany',
    summary: 'Store the figures as they stand, with summary and recommendations in the language asked for',
    body: takeSnapshotSchema,
    response: snapshotSchema,
    status: 201,
  },
  (ctx, { body }) => takeSnapshot(ctx, body),
);
export const ALL = methodNotAllowed('POST');
