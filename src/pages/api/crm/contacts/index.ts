import { newContactSchema, contactListQuery } from '#features/leads/contacts/contact.schema.ts';
import { listContacts } from '#features/leads/contacts/contact-list.server.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  { role: 'user', owner: 'self', summary: 'The contacts of the lead manager', query: contactListQuery },
  (ctx, { query }) => listContacts(ctx, query),
);
export const POST = endpoint(
  { role: 'user', owner: 'self', summary: 'Record a contact', body: newContactSchema, status: 201 },
  (ctx, { body }) => createContact(ctx, body),
);
export const ALL = methodNotAllowed('GET', 'POST');
