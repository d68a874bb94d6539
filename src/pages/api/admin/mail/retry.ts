import { mailsChangedSchema, mailStateSchema } from '#features/accounts/system/system.schema.ts';
import { retryAllMail } from '#features/accounts/system/mail-admin.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'admin',
    owner: 'none',
    summary: 'Send every email again that was given up, or send all that are held',
    body: mailStateSchema,
    response: mailsChangedSchema,
    wakesJobs: true,
  },
  (ctx, { body }) => retryAllMail(ctx, body),
);
export const ALL = methodNotAllowed('POST');
