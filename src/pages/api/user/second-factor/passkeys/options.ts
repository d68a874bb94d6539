import { passkeyOfferSchema } from '#features/accounts/second-factor/passkey.schema.ts';
import { offerPasskey } from '#features/accounts/second-factor/own-passkeys.server.ts';
import { proofSchema } from '#features/accounts/second-factor/second-factor.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { attemptOf } from '#features/accounts/sessions/sign-in.server.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'Begin a passkey: the options for `navigator.credentials.create`, valid for ten minutes',
    body: proofSchema,
    response: passkeyOfferSchema,
    needs: 'cookie',
    opensBeforeSecondFactor: true,
    isSecret: true,
  },
  (ctx, { body, http }) => offerPasskey(ctx, body, attemptOf(http), http.locals.runtime.config),
);
export const ALL = methodNotAllowed('POST');
