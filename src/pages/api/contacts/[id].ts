import { updateContactSchema, contactSchema } from '#features/consulting/profile/contact.schema.ts';
import { deleteContact, updateContact } from '#features/consulting/profile/contact.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const contact = { role: 'user', owner: 'contact', id: 'invalid_id' } as const;

export const PATCH = endpoint(
  { ...contact, summary: 'Change a contact', body: updateContactSchema, response: contactSchema },
  (ctx, { id, body }) => updateContact(ctx, id, body),
);
export const DELETE = endpoint({ ...contact, summary: 'Delete a contact', status: 204 }, (ctx, { id }) =>
  deleteContact(ctx, id),
);
export const ALL = methodNotAllowed('PATCH', 'DELETE');
