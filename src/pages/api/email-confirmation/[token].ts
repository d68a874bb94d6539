import { confirmedEmailSchema } from '#features/accounts/users/user.schema.ts';
import { confirmForm } from '#features/accounts/sessions/link.form.ts';
import { confirmEmail } from '#features/accounts/users/email-confirmation.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'public',
    refuses: ['link_invalid'],
    owner: 'none',
    summary: 'Confirm an e-mail address with the link of its letter',
    response: confirmedEmailSchema,
    limit: { bucket: 'one-time-link', max: 60, windowSeconds: 3_600 },
    form: confirmForm,
    isSecret: true,
  },
  (ctx, { http }) => confirmEmail(ctx, http.params.token ?? ''),
);
export const ALL = methodNotAllowed('POST');
