import { changeWorkspaceSchema, workspaceSchema } from '#features/accounts/workspaces/workspace.schema.ts';
import {
  changeWorkspace,
  deleteWorkspace,
  getWorkspace,
} from '#features/accounts/workspaces/workspace.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const shared = { role: 'user', owner: 'workspace', id: 'invalid_id' } as const;
const managed = {
  ...shared,
  needs: 'session',
  refuses: ['workspace_left', 'workspace_personal', 'owner_only', 'reader_only'],
} as const;

export const GET = endpoint(
  { ...shared, refuses: ['workspace_left'], summary: 'A workspace of the caller', response: workspaceSchema },
  (ctx, { id }) => getWorkspace(ctx, id),
);
export const PATCH = endpoint(
  {
    ...managed,
    summary: 'Rename a shared workspace, and say who may change its set-up',
    body: changeWorkspaceSchema,
    response: workspaceSchema,
  },
  (ctx, { id, body }) => changeWorkspace(ctx, id, body),
);
export const DELETE = endpoint(
  {
    ...managed,
    summary: 'Delete a shared workspace for good, with all its records and for all its members',
    status: 204,
    wakesJobs: true,
  },
  (ctx, { id }) => deleteWorkspace(ctx, id),
);
export const ALL = methodNotAllowed('GET', 'PATCH', 'DELETE');
