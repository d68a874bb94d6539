import { addedPasskeySchema, addPasskeySchema } from '#features/accounts/second-factor/passkey.schema.ts';
import { addPasskey } from '#features/accounts/second-factor/own-passkeys.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'Take a passkey into use; answers the recovery codes where it is the first second factor, once',
    body: addPasskeySchema,
    response: addedPasskeySchema,
    status: 201,
    needs: 'cookie',
    opensBeforeSecondFactor: true,
    isSecret: true,
    wakesJobs: true,
  },
  (ctx, { body, session, http }) => addPasskey(ctx, body, session?.id ?? '', http.locals.runtime.config),
);
export const ALL = methodNotAllowed('POST');
