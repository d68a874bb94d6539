import { strengthSchema } from '#features/consulting/profile/strength.schema.ts';
import { restoreStrength } from '#features/consulting/profile/strength.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'deleted strength',
    id: 'invalid_id',
    summary: 'Put a deleted strength back',
    response: strengthSchema,
  },
  (ctx, { id }) => restoreStrength(ctx, id),
);
export const ALL = methodNotAllowed('POST');
