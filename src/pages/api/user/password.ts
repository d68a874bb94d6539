import { changePasswordSchema, newTokenSchema } from '#features/accounts/passwords/password.schema.ts';
import { changePassword } from '#features/accounts/passwords/password.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { attemptOf, signIn } from '#features/accounts/sessions/sign-in.server.ts';

export const prerender = false;
/** Ends every session and returns a new one for the caller: cookie and token (product.md D8). */
export const POST = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary:
      'Change the password (with a second factor in use): every other session ends, this one gets a new cookie and token',
    body: changePasswordSchema,
    response: newTokenSchema,
    needs: 'cookie',
    opensBeforeSecondFactor: true,
    isSecret: true,
    wakesJobs: true,
  },
  async (ctx, { body, http }) => {
    await changePassword(ctx, body, attemptOf(http), http.locals.runtime.config);
    return { token: await signIn(ctx, ctx.user.id, http) };
  },
);
export const ALL = methodNotAllowed('POST');
