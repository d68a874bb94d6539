import { removeDevice } from '#features/accounts/push/device.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const DELETE = endpoint(
  {
    role: 'user',
    owner: 'pushDevice',
    id: 'invalid_id',
    needs: 'session',
    summary: 'Stop telling a browser',
    status: 204,
  },
  (ctx, { id }) => removeDevice(ctx, id),
);
export const ALL = methodNotAllowed('DELETE');
