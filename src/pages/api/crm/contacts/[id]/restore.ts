import { contactSchema } from '#features/leads/contacts/contact.schema.ts';
import { requireContact } from '#features/leads/contacts/contact.server.ts';
import { restoreRecord } from '#features/leads/delete.server.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'deleted crmContact',
    id: 'invalid_id',
    summary: 'Put back a contact that was deleted',
    response: contactSchema,
  },
  async (ctx, { id }) => {
    await restoreRecord(ctx, 'contact', id);
    return requireContact(ctx, id);
  },
);
export const ALL = methodNotAllowed('POST');
