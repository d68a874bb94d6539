import { forgottenForm } from '#features/accounts/sessions/link.form.ts';
import { requestPasswordReset } from '#features/accounts/passwords/password-reset.server.ts';
import { requestResetSchema } from '#features/accounts/passwords/password.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { success } from '#shared/answer.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'public',
    owner: 'none',
    summary: 'Ask for a link that sets a new password; answers the same whether or not the address is known',
    body: requestResetSchema,
    response: success,
    limit: { bucket: 'password-reset', max: 20, windowSeconds: 3_600 },
    form: forgottenForm,
    isSecret: true,
    wakesJobs: true,
  },
  (ctx, { body, http }) => {
    const { config } = http.locals.runtime;
    return requestPasswordReset(ctx, body, config, config.isRateLimited);
  },
);
export const ALL = methodNotAllowed('POST');
