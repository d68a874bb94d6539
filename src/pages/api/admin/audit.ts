import { auditEventSchema, auditQuery } from '#features/accounts/audit/audit.schema.ts';
import { listAudit } from '#features/accounts/audit/audit-list.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'admin',
    owner: 'none',
    summary: 'The audit log: sign-ins, credentials, accounts, exports, takedowns',
    query: auditQuery,
    response: pageOf(auditEventSchema),
  },
  (ctx, { query }) => listAudit(ctx, query),
);
export const ALL = methodNotAllowed('GET');
