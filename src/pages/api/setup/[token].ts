import { setUpForm } from '#features/accounts/sessions/link.form.ts';
import { setUp } from '#features/accounts/users/set-up.server.ts';
import { setUpSchema, publicUserSchema } from '#features/accounts/users/user.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { signIn } from '#features/accounts/sessions/sign-in.server.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'public',
    refuses: ['link_invalid'],
    owner: 'none',
    summary: 'Create the first administrator with the link that the server printed, and sign in',
    body: setUpSchema,
    response: publicUserSchema,
    status: 201,
    limit: { bucket: 'one-time-link', max: 60, windowSeconds: 3_600 },
    form: setUpForm,
    isSecret: true,
  },
  async (ctx, { body, http }) => {
    const user = await setUp(ctx, http.params.token ?? '', body);
    await signIn(ctx, user.id, http);
    return user;
  },
);
export const ALL = methodNotAllowed('POST');
