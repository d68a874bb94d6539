import { noteAudit } from '#features/accounts/audit/audit.server.ts';
import { exportAccount, requireRecentPassword } from '#features/accounts/privacy/export.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { attemptOf } from '#features/accounts/sessions/sign-in.server.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary:
      'Everything that the account owns; X-Current-Password (percent-encoded) unless signed in within 15 minutes',
    needs: 'cookie',
    opensBeforeSecondFactor: true,
    gives: ['application/json'],
  },
  async (ctx, { session, http }) => {
    const given = http.request.headers.get('x-current-password');
    await requireRecentPassword(ctx, session?.since ?? '', given, attemptOf(http));
    await noteAudit(ctx, 'account_exported', { subjectId: ctx.user.id });
    return exportAccount(ctx);
  },
);
export const ALL = methodNotAllowed('GET');
