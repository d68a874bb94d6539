import { createStrengthSchema, strengthSchema } from '#features/consulting/profile/strength.schema.ts';
import { createStrength } from '#features/consulting/profile/strength.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'company',
    summary: 'Add a strength to a company',
    body: createStrengthSchema,
    response: strengthSchema,
    status: 201,
  },
  (ctx, { body }) => createStrength(ctx, body),
);
export const ALL = methodNotAllowed('POST');
