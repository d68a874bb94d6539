import { mergeContactsSchema, mergedContactSchema } from '#features/leads/merge/merge.schema.ts';
import { mergeContacts } from '#features/leads/merge/merge.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'crmContact',
    summary: 'Make one of two contacts',
    body: mergeContactsSchema,
    response: mergedContactSchema,
  },
  (ctx, { body }) => mergeContacts(ctx, body),
);
export const ALL = methodNotAllowed('POST');
