import { totpOfferSchema, proofSchema } from '#features/accounts/second-factor/second-factor.schema.ts';
import { beginTotp, removeTotp } from '#features/accounts/second-factor/second-factor.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { attemptOf } from '#features/accounts/sessions/sign-in.server.ts';

export const prerender = false;
const self = { role: 'user', owner: 'self', needs: 'cookie', opensBeforeSecondFactor: true } as const;

export const POST = endpoint(
  {
    ...self,
    summary: 'Secret for an authenticator app, answered once; the first code takes it into use',
    body: proofSchema,
    response: totpOfferSchema,
    isSecret: true,
  },
  (ctx, { body, http }) => beginTotp(ctx, body, attemptOf(http), http.locals.runtime.config),
);
export const DELETE = endpoint(
  {
    ...self,
    summary: 'Remove the authenticator app and the recovery codes',
    body: proofSchema,
    status: 204,
    wakesJobs: true,
  },
  (ctx, { body, http }) => removeTotp(ctx, body, attemptOf(http), http.locals.runtime.config),
);
export const ALL = methodNotAllowed('POST', 'DELETE');
