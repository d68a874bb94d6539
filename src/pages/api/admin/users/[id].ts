import { updateAccountSchema, accountSchema } from '#features/accounts/users/user-admin.schema.ts';
import { updateAccount } from '#features/accounts/users/user-admin.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const PATCH = endpoint(
  {
    role: 'admin',
    owner: 'account',
    id: 'invalid_id',
    summary: 'Change the role of an account, disable it, sign it out everywhere, or remove its second factor',
    body: updateAccountSchema,
    response: accountSchema,
    wakesJobs: true,
  },
  (ctx, { id, body, http }) => updateAccount(ctx, id, body, http.locals.runtime.config),
);
export const ALL = methodNotAllowed('PATCH');
