import { deleteApiToken } from '#features/accounts/tokens/api-token.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
/** Requires no password, because revoking access must be quick. */
export const DELETE = endpoint(
  {
    role: 'user',
    owner: 'token',
    id: 'invalid_id',
    summary: 'Revoke an API token',
    status: 204,
    needs: 'cookie',
  },
  (ctx, { id }) => deleteApiToken(ctx, id),
);
export const ALL = methodNotAllowed('DELETE');
