import { updateContactSchema, contactSchema } from '#features/leads/contacts/contact.schema.ts';
import { requireContact, updateContact } from '#features/leads/contacts/contact.server.ts';
import { deleteRecords } from '#features/leads/delete.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const contact = { role: 'user', owner: 'crmContact', id: 'invalid_id' } as const;

export const GET = endpoint({ ...contact, summary: 'One contact', response: contactSchema }, (ctx, { id }) =>
  requireContact(ctx, id),
);
export const PATCH = endpoint(
  { ...contact, summary: 'Change a contact', body: updateContactSchema, response: contactSchema },
  (ctx, { id, body }) => updateContact(ctx, id, body),
);
export const DELETE = endpoint(
  { ...contact, summary: 'Delete a contact; it can be restored for a day', status: 204 },
  (ctx, { id }) => deleteRecords(ctx, 'contact', [id]),
);
export const ALL = methodNotAllowed('GET', 'PATCH', 'DELETE');
