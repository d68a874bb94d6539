import { signedInSchema } from '#features/accounts/users/user.schema.ts';
import { demoSchema } from '#features/accounts/demo.schema.ts';
import { demoForm } from '#features/accounts/sessions/sign-in.form.ts';
import { startDemo } from '#features/loop/demo/demo.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { startSession } from '#features/accounts/sessions/sign-in.server.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'public',
    refuses: ['demo_off'],
    owner: 'none',
    summary: 'Create a demo account with sample data for 24 hours, and sign in',
    body: demoSchema,
    response: signedInSchema,
    form: demoForm,
    status: 201,
    speaksSentLanguage: true,
    limit: { bucket: 'demo', max: 5, windowSeconds: 3_600 },
    isSecret: true,
  },
  async (ctx, { http }) => {
    const user = await startDemo(ctx, http.locals.runtime.config);
    const token = await startSession(ctx, user.id, http);
    return { token, user };
  },
);
export const ALL = methodNotAllowed('POST');
