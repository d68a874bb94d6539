import {
  trackedActionSchema,
  trackerSchema,
  updateActionSchema,
} from '#features/consulting/tracker/tracker.schema.ts';
import { readTracker, updateAction } from '#features/consulting/tracker/tracker.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const report = { role: 'user', owner: 'actionReport', id: 'invalid_id' } as const;

export const GET = endpoint(
  { ...report, summary: 'What became of the actions of a report', response: trackerSchema },
  (ctx, { id }) => readTracker(ctx, id),
);
export const PATCH = endpoint(
  {
    ...report,
    summary: 'Enter status, owner, date, cost or notes of an action',
    body: updateActionSchema,
    response: trackedActionSchema,
  },
  (ctx, { id, body }) => updateAction(ctx, id, body),
);
export const ALL = methodNotAllowed('GET', 'PATCH');
