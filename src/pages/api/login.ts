import { loginForm } from '#features/accounts/sessions/sign-in.form.ts';
import { loginSchema, signedInSchema } from '#features/accounts/users/user.schema.ts';
import { checkCredentials } from '#features/accounts/sessions/credentials.server.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';
import { attemptOf, signIn } from '#server/auth/sign-in.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'public',
    owner: 'none',
    summary: 'Sign in',
    body: loginSchema,
    response: signedInSchema,
    form: loginForm,
    isSecret: true,
  },
  async (ctx, { body, http }) => {
    const user = await checkCredentials(ctx, body, attemptOf(http));
    const token = await signIn(ctx, user.id, http);
    return { token, user };
  },
);
export const ALL = methodNotAllowed('POST');
