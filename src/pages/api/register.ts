import { register } from '#features/accounts/users/registration.server.ts';
import { registerForm } from '#features/accounts/sessions/sign-in.form.ts';
import { registerSchema, publicUserSchema } from '#features/accounts/users/user.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { signIn } from '#features/accounts/sessions/sign-in.server.ts';

export const prerender = false;
/** product.md D7: users who register themselves are signed in, including administrators with an invitation. */
export const POST = endpoint(
  {
    role: 'public',
    refuses: ['registration_closed', 'invitation_required', 'taken'],
    owner: 'none',
    grants: { role: 'admin', needs: 'confirmed', when: ({ invitation }) => invitation === undefined },
    summary: 'Create an account and sign in',
    body: registerSchema,
    response: publicUserSchema,
    form: registerForm,
    status: 201,
    limit: { bucket: 'register', max: 60, windowSeconds: 3_600 },
    isSecret: true,
    wakesJobs: true,
  },
  async (ctx, { body, session, http }) => {
    const isSentByAdmin = session !== null;
    const user = await register(ctx, body, http.locals.runtime.config, isSentByAdmin);
    if (!isSentByAdmin) await signIn(ctx, user.id, http);
    return user;
  },
);
export const ALL = methodNotAllowed('POST');
