import {
  deleteReadingQuery,
  putReadingSchema,
  trackedActionSchema,
} from '#features/consulting/tracker/tracker.schema.ts';
import { deleteReading, putReading } from '#features/consulting/tracker/tracker.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const report = { role: 'user', owner: 'actionReport', id: 'invalid_id' } as const;

export const PUT = endpoint(
  {
    ...report,
    summary: "Enter the value of an action's KPI on a day",
    body: putReadingSchema,
    response: trackedActionSchema,
  },
  (ctx, { id, body }) => putReading(ctx, id, body),
);
export const DELETE = endpoint(
  {
    ...report,
    summary: "Remove the value of an action's KPI on a day",
    query: deleteReadingQuery,
    status: 204,
  },
  (ctx, { id, query }) => deleteReading(ctx, id, query),
);
export const ALL = methodNotAllowed('PUT', 'DELETE');
