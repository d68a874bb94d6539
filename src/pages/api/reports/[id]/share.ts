import {
  createShareSchema,
  revokeShareQuery,
  reportShareSchema,
  newReportShareSchema,
} from '#features/consulting/report/share.schema.ts';
import { createShare, listShares, revokeShares } from '#features/consulting/report/share.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
const report = { role: 'user', owner: 'report', id: 'invalid_id' } as const;

export const GET = endpoint(
  { ...report, summary: 'The read-only links to a report', response: pageOf(reportShareSchema) },
  (ctx, { id }) => listShares(ctx, id),
);
export const POST = endpoint(
  {
    ...report,
    summary: 'Make a read-only link to a report',
    body: createShareSchema,
    response: newReportShareSchema,
    status: 201,
    isSecret: true,
  },
  (ctx, { id, body, http }) => createShare(ctx, id, body, http.locals.runtime.config.siteUrl),
);
export const DELETE = endpoint(
  { ...report, summary: 'Revoke one link to a report, or all of them', query: revokeShareQuery, status: 204 },
  (ctx, { id, query }) => revokeShares(ctx, id, query.linkId),
);
export const ALL = methodNotAllowed('GET', 'POST', 'DELETE');
