import { customFieldSchema } from '#features/leads/fields/field.schema.ts';
import { restoreField } from '#features/leads/fields/field.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'deleted field',
    id: 'invalid_id',
    act: 'setUp',
    refuses: ['set_up_by_owners'],
    summary: 'Put back a field that was deleted within 30 days, with its values',
    response: customFieldSchema,
  },
  (ctx, { id }) => restoreField(ctx, id),
);
export const ALL = methodNotAllowed('POST');
