import { discardMail } from '#features/accounts/system/mail-admin.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const DELETE = endpoint(
  {
    role: 'admin',
    owner: 'outboxMail',
    id: 'invalid_id',
    summary: 'Delete an email unsent',
    status: 204,
  },
  (ctx, { id }) => discardMail(ctx, id),
);
export const ALL = methodNotAllowed('DELETE');
