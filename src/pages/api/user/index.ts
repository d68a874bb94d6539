import { publicUserSchema } from '#features/accounts/users/user.schema.ts';
import { deleteOwnAccount } from '#features/accounts/privacy/erase-account.server.ts';
import { deleteUserSchema, updateUserSchema } from '#features/accounts/users/profile.schema.ts';
import { updateUser } from '#features/accounts/users/profile.server.ts';
import { currentUser } from '#features/accounts/users/user.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { setLanguage } from '#app/astro/language.ts';
import { attemptOf, signOut } from '#features/accounts/sessions/sign-in.server.ts';

export const prerender = false;
const self = { role: 'user', owner: 'self', opensBeforeSecondFactor: true } as const;

export const GET = endpoint({ ...self, summary: 'The signed-in user', response: publicUserSchema }, (ctx) =>
  currentUser(ctx),
);
export const PATCH = endpoint(
  {
    ...self,
    summary: 'Change name, e-mail (with cookie, currentPassword and a second factor in use) or language',
    body: updateUserSchema,
    response: publicUserSchema,
    needs: 'session',
    wakesJobs: true,
  },
  async (ctx, { body, session, http }) => {
    const user = await updateUser(
      ctx,
      body,
      session?.by ?? 'apiToken',
      attemptOf(http),
      http.locals.runtime.config,
    );
    if (body.language) setLanguage(http, body.language);
    return user;
  },
);
export const DELETE = endpoint(
  {
    ...self,
    summary: 'Delete the account with everything it owns (with a second factor in use)',
    body: deleteUserSchema,
    status: 204,
    needs: 'cookie',
    wakesJobs: true,
  },
  async (ctx, { body, session, http }) => {
    await deleteOwnAccount(ctx, body, attemptOf(http), http.locals.runtime.config);
    await signOut(ctx, session, http);
  },
);
export const ALL = methodNotAllowed('GET', 'PATCH', 'DELETE');
