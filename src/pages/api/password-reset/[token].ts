import { resetForm } from '#features/accounts/link.form.ts';
import { resetPasswordSchema } from '#features/accounts/password.schema.ts';
import { resetPassword } from '#features/accounts/password.server.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'public',
    owner: 'none',
    summary: 'Set a new password with the link of a letter: once, within 30 minutes',
    body: resetPasswordSchema,
    limit: { bucket: 'one-time-link', max: 60, windowSeconds: 3_600 },
    form: resetForm,
    isSecret: true,
    wakesJobs: true,
  },
  (ctx, { body, http }) => resetPassword(ctx, http.params.token ?? '', body, http.locals.runtime.config),
);
export const ALL = methodNotAllowed('POST');
