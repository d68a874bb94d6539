import { confirmPassword } from '#features/accounts/passwords/password.server.ts';
import { confirmPasswordSchema, confirmedSchema } from '#features/accounts/passwords/password.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { attemptOf } from '#features/accounts/sessions/sign-in.server.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'Give the password again: opens administration for this session for 10 minutes',
    body: confirmPasswordSchema,
    response: confirmedSchema,
    needs: 'cookie',
    opensBeforeSecondFactor: true,
    isSecret: true,
  },
  (ctx, { body, session, http }) => confirmPassword(ctx, session?.id ?? '', body, attemptOf(http)),
);
export const ALL = methodNotAllowed('POST');
