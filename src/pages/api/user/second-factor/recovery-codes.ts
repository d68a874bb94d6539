import { recoveryCodesSchema, proofSchema } from '#features/accounts/second-factor/second-factor.schema.ts';
import { renewRecoveryCodes } from '#features/accounts/second-factor/second-factor.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { attemptOf } from '#features/accounts/sessions/sign-in.server.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'New recovery codes, answered once; the earlier ones stop working',
    body: proofSchema,
    response: recoveryCodesSchema,
    needs: 'cookie',
    isSecret: true,
  },
  (ctx, { body, http }) => renewRecoveryCodes(ctx, body, attemptOf(http), http.locals.runtime.config),
);
export const ALL = methodNotAllowed('POST');
