import { contactSchema } from '#features/leads/contacts/contact.schema.ts';
import { restoreContact } from '#features/leads/delete.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'deleted crmContact',
    id: 'invalid_id',
    summary: 'Put back a contact that was deleted',
    response: contactSchema,
  },
  (ctx, { id }) => restoreContact(ctx, id),
);
export const ALL = methodNotAllowed('POST');
