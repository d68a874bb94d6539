import {
  addContactSchema,
  opportunityContactSchema,
} from '#features/leads/opportunities/opportunity-contacts.schema.ts';
import { addContact } from '#features/leads/opportunities/opportunity-contacts.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'opportunity',
    id: 'invalid_id',
    summary: 'Add a contact to an opportunity, with its part',
    body: addContactSchema,
    response: opportunityContactSchema,
    status: 201,
  },
  (ctx, { id, body }) => addContact(ctx, id, body),
);
export const ALL = methodNotAllowed('POST');
