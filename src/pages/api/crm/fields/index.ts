import {
  createFieldSchema,
  customFieldSchema,
  fieldListSchema,
  fieldQuerySchema,
} from '#features/leads/fields/field.schema.ts';
import { createField, listFields } from '#features/leads/fields/field.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'The fields that the workspace defines for contacts, companies and opportunities',
    query: fieldQuerySchema,
    response: fieldListSchema,
  },
  (ctx, { query }) => listFields(ctx, query),
);
export const POST = endpoint(
  {
    role: 'user',
    owner: 'self',
    act: 'setUp',
    refuses: ['set_up_by_owners'],
    summary: 'Define a field, whose values records keep under `customFields`',
    body: createFieldSchema,
    response: customFieldSchema,
    status: 201,
  },
  (ctx, { body }) => createField(ctx, body),
);
export const ALL = methodNotAllowed('GET', 'POST');
