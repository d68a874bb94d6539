import { listMembers } from '#features/accounts/workspaces/member.server.ts';
import { memberSchema } from '#features/accounts/workspaces/workspace.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { itemsOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'workspace',
    id: 'invalid_id',
    refuses: ['workspace_left', 'workspace_personal'],
    summary: 'The members of a shared workspace, with their roles',
    response: itemsOf(memberSchema),
  },
  (ctx, { id }) => listMembers(ctx, id),
);
export const ALL = methodNotAllowed('GET');
