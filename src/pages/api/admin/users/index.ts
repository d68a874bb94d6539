import { accountSchema } from '#features/accounts/users/user-admin.schema.ts';
import { listAccounts } from '#features/accounts/users/user-admin.server.ts';
import { USER_SORTS } from '#features/accounts/users/user-admin.values.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';
import { listQuery } from '#shared/list.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'admin',
    owner: 'none',
    summary: 'Every account, demos left out',
    query: listQuery(USER_SORTS),
    response: pageOf(accountSchema),
  },
  (ctx, { query }) => listAccounts(ctx, query),
);
export const ALL = methodNotAllowed('GET');
