import { changeMember, removeMember } from '#features/accounts/workspaces/member.server.ts';
import { changeMemberSchema, memberSchema } from '#features/accounts/workspaces/workspace.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pathId } from '#kernel/api/path-id.ts';

export const prerender = false;
const member = {
  role: 'user',
  owner: 'member',
  id: 'invalid_id',
  needs: 'session',
  refuses: ['workspace_left', 'workspace_personal', 'owner_only', 'reader_only', 'not_found', 'last_owner'],
} as const;

export const PATCH = endpoint(
  {
    ...member,
    summary: 'Change the role of a member: owner, member or reader',
    body: changeMemberSchema,
    response: memberSchema,
  },
  (ctx, { id, body, http }) => changeMember(ctx, { id, userId: pathId(http.params.userId) }, body),
);
export const DELETE = endpoint(
  { ...member, summary: 'Remove a member, or leave oneself; what they recorded stays', status: 204 },
  (ctx, { id, http }) => removeMember(ctx, { id, userId: pathId(http.params.userId) }),
);
export const ALL = methodNotAllowed('PATCH', 'DELETE');
