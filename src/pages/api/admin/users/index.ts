import { accountQuery, accountSchema } from '#features/accounts/users/user-admin.schema.ts';
import { listAccounts } from '#features/accounts/users/user-admin.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'admin',
    owner: 'none',
    summary: 'Every account, demos left out',
    query: accountQuery,
    response: pageOf(accountSchema),
  },
  (ctx, { query }) => listAccounts(ctx, query),
);
export const ALL = methodNotAllowed('GET');
