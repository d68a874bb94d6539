import {
  newContactSchema,
  contactListQuery,
  contactSchema,
  listedContactSchema,
} from '#features/leads/contacts/contact.schema.ts';
import { listContacts } from '#features/leads/contacts/contact-list.server.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'The contacts of the lead manager',
    query: contactListQuery,
    response: pageOf(listedContactSchema),
  },
  (ctx, { query }) => listContacts(ctx, query),
);
export const POST = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'Record a contact',
    body: newContactSchema,
    response: contactSchema,
    status: 201,
  },
  (ctx, { body }) => createContact(ctx, body),
);
export const ALL = methodNotAllowed('GET', 'POST');
