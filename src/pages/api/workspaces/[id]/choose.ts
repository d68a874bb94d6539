import { chooseForm } from '#features/accounts/workspaces/choose.form.ts';
import { workspaceSchema } from '#features/accounts/workspaces/workspace.schema.ts';
import { chooseWorkspace } from '#features/accounts/workspaces/workspace.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'workspace',
    id: 'invalid_id',
    needs: 'session',
    refuses: ['workspace_left'],
    summary: 'Work in a workspace: what the pages show, and calls without X-Workspace mean, from now on',
    response: workspaceSchema,
    form: chooseForm,
  },
  (ctx, { id }) => chooseWorkspace(ctx, id),
);
export const ALL = methodNotAllowed('POST');
