import { sessionEntrySchema } from '#features/accounts/sessions/session.schema.ts';
import { deleteSessions, listSessions } from '#features/accounts/sessions/session-list.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { signOut } from '#features/accounts/sessions/sign-in.server.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
const self = { role: 'user', owner: 'self', needs: 'session', opensBeforeSecondFactor: true } as const;

export const GET = endpoint(
  { ...self, summary: 'Where the account is signed in', response: pageOf(sessionEntrySchema) },
  (ctx, { session }) => listSessions(ctx, session?.id ?? ''),
);
export const DELETE = endpoint(
  { ...self, summary: 'Sign out everywhere, here too', status: 204 },
  async (ctx, { session, http }) => {
    await deleteSessions(ctx);
    await signOut(ctx, session, http);
  },
);
export const ALL = methodNotAllowed('GET', 'DELETE');
