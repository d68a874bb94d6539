import { workspaceAuditEventSchema, workspaceAuditQuery } from '#features/accounts/audit/audit.schema.ts';
import { listLog } from '#features/accounts/workspaces/workspace-log.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'workspace',
    id: 'invalid_id',
    needs: 'session',
    refuses: ['workspace_left', 'workspace_personal', 'owner_only', 'reader_only'],
    summary:
      'The log of a shared workspace for its owners: exports, deletions, invitations, roles, sign-ins of members',
    query: workspaceAuditQuery,
    response: pageOf(workspaceAuditEventSchema),
  },
  (ctx, { id, query }) => listLog(ctx, id, query),
);
export const ALL = methodNotAllowed('GET');
