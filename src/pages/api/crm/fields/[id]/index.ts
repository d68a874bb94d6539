import { customFieldSchema, updateFieldSchema } from '#features/leads/fields/field.schema.ts';
import { deleteField, requireField, updateField } from '#features/leads/fields/field.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const field = { role: 'user', owner: 'field', id: 'invalid_id' } as const;
const changed = { ...field, act: 'setUp', refuses: ['set_up_by_owners'] } as const;

export const GET = endpoint({ ...field, summary: 'One field', response: customFieldSchema }, (ctx, { id }) =>
  requireField(ctx, id),
);
export const PATCH = endpoint(
  {
    ...changed,
    summary: 'Change a field; an option that is renamed takes its values along',
    body: updateFieldSchema,
    response: customFieldSchema,
  },
  (ctx, { id, body }) => updateField(ctx, id, body),
);
export const DELETE = endpoint(
  { ...changed, summary: 'Delete a field; it can be put back with its values for 30 days', status: 204 },
  (ctx, { id }) => deleteField(ctx, id),
);
export const ALL = methodNotAllowed('GET', 'PATCH', 'DELETE');
