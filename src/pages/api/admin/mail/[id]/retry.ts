import { outboxMailSchema } from '#features/accounts/system/system.schema.ts';
import { retryMail } from '#features/accounts/system/mail-admin.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'admin',
    owner: 'outboxMail',
    id: 'invalid_id',
    summary: 'Send an email again that was given up, or one that is held or waits at once',
    response: outboxMailSchema,
    wakesJobs: true,
  },
  (ctx, { id, http }) => retryMail(ctx, id, http.locals.runtime.config),
);
export const ALL = methodNotAllowed('POST');
