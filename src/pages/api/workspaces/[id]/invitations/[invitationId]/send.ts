import { sendAgain } from '#features/accounts/workspaces/invite-many.server.ts';
import { newWorkspaceInvitationSchema } from '#features/accounts/workspaces/workspace.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pathId } from '#kernel/api/path-id.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'workspaceInvitation',
    id: 'invalid_id',
    needs: 'session',
    refuses: [
      'workspace_left',
      'workspace_personal',
      'owner_only',
      'reader_only',
      'not_found',
      'email_not_confirmed',
      'demo_account',
      'too_many_requests',
    ],
    summary: 'Send an invitation again, for another seven days; the link sent before works no longer',
    response: newWorkspaceInvitationSchema,
    isSecret: true,
    wakesJobs: true,
  },
  (ctx, { id, http }) =>
    sendAgain(ctx, { id, invitationId: pathId(http.params.invitationId) }, http.locals.runtime.config),
);
export const ALL = methodNotAllowed('POST');
