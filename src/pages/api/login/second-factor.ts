import { secondFactorForm } from '#features/accounts/sessions/sign-in.form.ts';
import { secondFactorSchema } from '#features/accounts/second-factor/second-factor.schema.ts';
import { checkSecondFactor } from '#features/accounts/second-factor/sign-in-code.server.ts';
import { signedInSchema } from '#features/accounts/users/user.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { attemptOf, signInWithCredentials } from '#features/accounts/sessions/sign-in.server.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'public',
    refuses: ['second_factor_wrong', 'sign_in_expired', 'too_many_requests'],
    owner: 'none',
    summary: 'Second step of a sign-in: a code of the authenticator app, a recovery code, or a passkey',
    body: secondFactorSchema,
    response: signedInSchema,
    form: secondFactorForm,
    isSecret: true,
    wakesJobs: true,
  },
  async (ctx, { body, http }) => {
    const user = await checkSecondFactor(ctx, body, attemptOf(http), http.locals.runtime.config);
    return { token: await signInWithCredentials(ctx, user, http), user };
  },
);
export const ALL = methodNotAllowed('POST');
