import { joinWorkspace } from '#features/leads/owners/join.server.ts';
import { workspaceSchema } from '#features/accounts/workspaces/workspace.schema.ts';
import { acceptForm } from '#features/accounts/workspaces/accept.form.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'joining',
    needs: 'session',
    refuses: ['link_invalid', 'invitation_address'],
    summary: 'Join the workspace of an invitation, with the account of its address, and work in it',
    response: workspaceSchema,
    limit: { bucket: 'workspace-join', max: 60, windowSeconds: 3_600 },
    form: acceptForm,
    isLong: true,
    answers: 'What imports have left for the address is then theirs; the cause of that can be undone.',
  },
  (ctx, { http }) => joinWorkspace(ctx, http.params.token ?? ''),
);
export const ALL = methodNotAllowed('POST');
