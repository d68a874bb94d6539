import { resetForm } from '#features/accounts/sessions/link.form.ts';
import { resetPasswordSchema, resetSchema } from '#features/accounts/passwords/password.schema.ts';
import { resetPassword } from '#features/accounts/passwords/password.server.ts';
import { knowDevice } from '#features/accounts/sessions/sign-in.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'public',
    refuses: ['link_invalid'],
    owner: 'none',
    summary: 'Set a new password with the link of an email: once, within 30 minutes',
    body: resetPasswordSchema,
    response: resetSchema,
    limit: { bucket: 'one-time-link', max: 60, windowSeconds: 3_600 },
    form: resetForm,
    isSecret: true,
    wakesJobs: true,
  },
  async (ctx, { body, http }) => {
    const { config } = http.locals.runtime;
    const { id, username } = await resetPassword(ctx, http.params.token ?? '', body, config);
    // While others guess passwords, this lets the owner in.
    await knowDevice(ctx, id, http);
    return { username };
  },
);
export const ALL = methodNotAllowed('POST');
