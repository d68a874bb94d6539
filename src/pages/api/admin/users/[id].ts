import { updateAccountSchema, accountSchema } from '#features/accounts/users/user-admin.schema.ts';
import { updateAccount } from '#features/accounts/users/user-admin.server.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';

export const prerender = false;
export const PATCH = endpoint(
  {
    role: 'admin',
    owner: 'account',
    id: 'invalid_id',
    summary: 'Change the role of an account, or disable it',
    body: updateAccountSchema,
    response: accountSchema,
  },
  (ctx, { id, body }) => updateAccount(ctx, id, body),
);
export const ALL = methodNotAllowed('PATCH');
