import { registerForm } from '#features/accounts/sign-in.form.ts';
import { registerSchema } from '#features/accounts/user.schema.ts';
import { registerUser } from '#features/accounts/user.server.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';
import { signIn } from '#server/sign-in.ts';
import { AppError } from '#shared/errors.ts';

export const prerender = false;
/** product.md D7: open to everybody, or to administrators alone; whoever registers for themselves is signed in. */
export const POST = endpoint(
  {
    role: 'public',
    owner: 'none',
    summary: 'Create an account and sign in',
    body: registerSchema,
    form: registerForm,
    status: 201,
    limit: { bucket: 'register', max: 60, windowSeconds: 3_600 },
    isSecret: true,
  },
  async (ctx, { body, session, http }) => {
    const isAdmin = session?.user.role === 'admin';
    if (http.locals.runtime.config.registration !== 'open' && !isAdmin)
      throw new AppError('registration_closed');
    const user = await registerUser(ctx, body, isAdmin);
    if (!isAdmin) await signIn(ctx, user.id, http);
    return user;
  },
);
export const ALL = methodNotAllowed('POST');
