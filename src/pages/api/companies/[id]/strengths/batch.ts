import { createStrengthsSchema, strengthSchema } from '#features/consulting/profile/strength.schema.ts';
import { createStrengths } from '#features/consulting/profile/strength.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { itemsOf } from '#shared/answer.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'company',
    id: 'invalid_company_id',
    summary: 'Add several strengths at once: all of them or none',
    body: createStrengthsSchema,
    response: itemsOf(strengthSchema),
    status: 201,
  },
  (ctx, { id, body }) => createStrengths(ctx, id, body),
);
export const ALL = methodNotAllowed('POST');
