import { secondFactorStateSchema } from '#features/accounts/second-factor/second-factor.schema.ts';
import { secondFactorState } from '#features/accounts/second-factor/second-factor.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'What the account is asked for beside its password',
    response: secondFactorStateSchema,
    needs: 'session',
    opensBeforeSecondFactor: true,
  },
  (ctx, { http }) => secondFactorState(ctx, http.locals.runtime.config),
);
export const ALL = methodNotAllowed('GET');
