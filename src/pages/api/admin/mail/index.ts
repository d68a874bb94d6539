import { mailQuery, outboxMailSchema } from '#features/accounts/system/system.schema.ts';
import { listMail } from '#features/accounts/system/mail-admin.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'admin',
    owner: 'none',
    summary: 'Emails that were given up, are held since a restore, or wait, without their texts',
    query: mailQuery,
    response: pageOf(outboxMailSchema),
  },
  (ctx, { query, http }) => listMail(ctx, query, http.locals.runtime.config),
);
export const ALL = methodNotAllowed('GET');
