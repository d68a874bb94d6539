import {
  confirmTotpSchema,
  recoveryCodesSchema,
} from '#features/accounts/second-factor/second-factor.schema.ts';
import { confirmTotp } from '#features/accounts/second-factor/second-factor.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { attemptOf } from '#features/accounts/sessions/sign-in.server.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'Take an authenticator app into use with its first code; answers the recovery codes, once',
    body: confirmTotpSchema,
    response: recoveryCodesSchema,
    needs: 'cookie',
    opensBeforeSecondFactor: true,
    isSecret: true,
    wakesJobs: true,
  },
  (ctx, { body, session, http }) =>
    confirmTotp(ctx, body, session?.id ?? '', attemptOf(http), http.locals.runtime.config),
);
export const ALL = methodNotAllowed('POST');
