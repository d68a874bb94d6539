import { endpoint, methodNotAllowed } from '#server/endpoint.ts';
import { signOut } from '#server/auth/sign-in.ts';

export const prerender = false;
/** Never fails for somebody who is signed out already: the outcome is the one asked for. */
export const POST = endpoint(
  {
    role: 'public',
    owner: 'none',
    grants: { role: 'user', needs: 'session' },
    summary: 'Sign out: cookie and token die together',
    status: 204,
    isSecret: true,
  },
  (ctx, { session, http }) => signOut(ctx, session, http),
);
export const ALL = methodNotAllowed('POST');
