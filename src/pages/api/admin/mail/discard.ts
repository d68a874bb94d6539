import { mailsChangedSchema, mailStateSchema } from '#features/accounts/system/system.schema.ts';
import { discardAllMail } from '#features/accounts/system/mail-admin.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'admin',
    owner: 'none',
    summary: 'Delete every email that was given up, or that is held, unsent',
    body: mailStateSchema,
    response: mailsChangedSchema,
  },
  (ctx, { body }) => discardAllMail(ctx, body),
);
export const ALL = methodNotAllowed('POST');
