import { loginForm } from '#features/accounts/sessions/sign-in.form.ts';
import { loginSchema, signedInSchema } from '#features/accounts/users/user.schema.ts';
import { requireNoSecondFactor } from '#features/accounts/second-factor/sign-in-code.server.ts';
import { withCredentials } from '#features/accounts/sessions/credentials.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { attemptOf, signInWithCredentials } from '#features/accounts/sessions/sign-in.server.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'public',
    refuses: ['invalid_credentials', 'second_factor_required', 'account_disabled', 'too_many_requests'],
    owner: 'none',
    summary: 'Sign in; 401 `second_factor_required` with `challenge` where a second step follows',
    body: loginSchema,
    response: signedInSchema,
    form: loginForm,
    isSecret: true,
    wakesJobs: true,
  },
  (ctx, { body, http }) =>
    withCredentials(ctx, body, attemptOf(http), async (user) => {
      if (user.secondFactorAt !== null) await requireNoSecondFactor(ctx, user.id, http.locals.runtime.config);
      const token = await signInWithCredentials(ctx, user, http);
      return { token, user };
    }),
);
export const ALL = methodNotAllowed('POST');
