import { deleteSession } from '#features/accounts/sessions/session-list.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const DELETE = endpoint(
  {
    role: 'user',
    owner: 'session',
    id: 'invalid_id',
    summary: 'Sign out in one place',
    status: 204,
    needs: 'session',
    opensBeforeSecondFactor: true,
  },
  (ctx, { id }) => deleteSession(ctx, id),
);
export const ALL = methodNotAllowed('DELETE');
