import { withdrawInvitation } from '#features/accounts/workspaces/workspace-invitation.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pathId } from '#kernel/api/path-id.ts';

export const prerender = false;
export const DELETE = endpoint(
  {
    role: 'user',
    owner: 'workspaceInvitation',
    id: 'invalid_id',
    needs: 'session',
    refuses: ['workspace_left', 'workspace_personal', 'owner_only', 'reader_only', 'not_found'],
    summary: 'Withdraw an invitation: its link works no longer',
    status: 204,
  },
  (ctx, { id, http }) => withdrawInvitation(ctx, { id, invitationId: pathId(http.params.invitationId) }),
);
export const ALL = methodNotAllowed('DELETE');
