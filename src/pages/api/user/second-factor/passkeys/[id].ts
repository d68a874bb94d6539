import { removePasskey } from '#features/accounts/second-factor/own-passkeys.server.ts';
import { proofSchema } from '#features/accounts/second-factor/second-factor.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { attemptOf } from '#features/accounts/sessions/sign-in.server.ts';

export const prerender = false;
export const DELETE = endpoint(
  {
    role: 'user',
    owner: 'self',
    id: 'invalid_id',
    summary: 'Remove a passkey; with the last second factor the recovery codes go too',
    body: proofSchema,
    status: 204,
    needs: 'cookie',
    opensBeforeSecondFactor: true,
    wakesJobs: true,
  },
  (ctx, { id, body, http }) => removePasskey(ctx, id, body, attemptOf(http), http.locals.runtime.config),
);
export const ALL = methodNotAllowed('DELETE');
