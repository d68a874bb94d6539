import { createContactSchema, contactSchema } from '#features/consulting/profile/contact.schema.ts';
import { createContact } from '#features/consulting/profile/contact.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'company',
    summary: 'Add a contact to a company',
    body: createContactSchema,
    response: contactSchema,
    status: 201,
  },
  (ctx, { body }) => createContact(ctx, body),
);
export const ALL = methodNotAllowed('POST');
