import { updateStrengthSchema, strengthSchema } from '#features/consulting/profile/strength.schema.ts';
import { deleteStrength, updateStrength } from '#features/consulting/profile/strength.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const strength = { role: 'user', owner: 'strength', id: 'invalid_id' } as const;

export const PATCH = endpoint(
  { ...strength, summary: 'Change a strength', body: updateStrengthSchema, response: strengthSchema },
  (ctx, { id, body }) => updateStrength(ctx, id, body),
);
export const DELETE = endpoint({ ...strength, summary: 'Delete a strength', status: 204 }, (ctx, { id }) =>
  deleteStrength(ctx, id),
);
export const ALL = methodNotAllowed('PATCH', 'DELETE');
