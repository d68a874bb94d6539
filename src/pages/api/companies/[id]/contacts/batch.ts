import { createContactsSchema, contactSchema } from '#features/consulting/profile/contact.schema.ts';
import { createContacts } from '#features/consulting/profile/contact.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { itemsOf } from '#shared/answer.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'company',
    id: 'invalid_company_id',
    summary: 'Add several contacts at once: all of them or none',
    body: createContactsSchema,
    response: itemsOf(contactSchema),
    status: 201,
  },
  (ctx, { id, body }) => createContacts(ctx, id, body),
);
export const ALL = methodNotAllowed('POST');
