import { nameWorkspaceSchema, workspaceSchema } from '#features/accounts/workspaces/workspace.schema.ts';
import { createWorkspace, listWorkspaces } from '#features/accounts/workspaces/workspace.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { itemsOf } from '#shared/answer.ts';

export const prerender = false;
const own = { role: 'user', owner: 'self' } as const;

export const GET = endpoint(
  {
    ...own,
    summary: 'The workspaces of the caller, the personal one first',
    response: itemsOf(workspaceSchema),
  },
  (ctx) => listWorkspaces(ctx),
);
export const POST = endpoint(
  {
    ...own,
    needs: 'session',
    summary: 'Make a workspace to share, as its owner',
    body: nameWorkspaceSchema,
    response: workspaceSchema,
    status: 201,
  },
  (ctx, { body }) => createWorkspace(ctx, body),
);
export const ALL = methodNotAllowed('GET', 'POST');
