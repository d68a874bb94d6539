import {
  createApiTokenSchema,
  apiTokenSchema,
  newApiTokenSchema,
} from '#features/accounts/tokens/api-token.schema.ts';
import { createApiToken, listApiTokens } from '#features/accounts/tokens/api-token.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { attemptOf } from '#features/accounts/sessions/sign-in.server.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
const self = { role: 'user', owner: 'self' } as const;

export const GET = endpoint(
  { ...self, summary: 'The API tokens of the caller', response: pageOf(apiTokenSchema), needs: 'session' },
  (ctx) => listApiTokens(ctx),
);
export const POST = endpoint(
  {
    ...self,
    summary: 'Create an API token (with a second factor in use); it is answered once',
    body: createApiTokenSchema,
    response: newApiTokenSchema,
    status: 201,
    needs: 'cookie',
    isSecret: true,
  },
  (ctx, { body, http }) => createApiToken(ctx, body, attemptOf(http), http.locals.runtime.config),
);
export const ALL = methodNotAllowed('GET', 'POST');
