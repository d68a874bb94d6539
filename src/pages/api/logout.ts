import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { signOut } from '#features/accounts/sessions/sign-in.server.ts';

export const prerender = false;
/** Succeeds for signed-out callers too, since the outcome is the same. */
export const POST = endpoint(
  {
    role: 'public',
    owner: 'none',
    grants: { role: 'user', needs: 'session' },
    summary: 'Sign out: cookie and token die together',
    status: 204,
    opensBeforeSecondFactor: true,
    isSecret: true,
  },
  (ctx, { session, http }) => signOut(ctx, session, http),
);
export const ALL = methodNotAllowed('POST');
