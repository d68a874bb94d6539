import { revokeInvitation } from '#features/accounts/users/invitation.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const DELETE = endpoint(
  {
    role: 'admin',
    owner: 'invitation',
    id: 'invalid_id',
    summary: 'Revoke an invitation',
    status: 204,
  },
  (ctx, { id }) => revokeInvitation(ctx, id),
);
export const ALL = methodNotAllowed('DELETE');
