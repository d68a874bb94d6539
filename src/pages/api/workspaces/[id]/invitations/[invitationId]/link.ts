import { invitationLink } from '#features/accounts/workspaces/invitation-link.server.ts';
import { invitationLinkSchema } from '#features/accounts/workspaces/workspace.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pathId } from '#kernel/api/path-id.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'workspaceInvitation',
    id: 'invalid_id',
    needs: 'session',
    refuses: ['workspace_left', 'workspace_personal', 'owner_only', 'reader_only', 'not_found'],
    summary: 'The link of an invitation, to pass it on',
    response: invitationLinkSchema,
    isSecret: true,
  },
  (ctx, { id, http }) =>
    invitationLink(ctx, { id, invitationId: pathId(http.params.invitationId) }, http.locals.runtime.config),
);
export const ALL = methodNotAllowed('POST');
