import {
  changePartSchema,
  opportunityContactSchema,
} from '#features/leads/opportunities/opportunity-contacts.schema.ts';
import { changePart, removeContact } from '#features/leads/opportunities/opportunity-contacts.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const contact = { role: 'user', owner: 'opportunityContact', id: 'invalid_id' } as const;

export const PATCH = endpoint(
  {
    ...contact,
    summary: 'Change the part of a contact in an opportunity',
    body: changePartSchema,
    response: opportunityContactSchema,
  },
  (ctx, { id, body }) => changePart(ctx, id, body),
);
export const DELETE = endpoint(
  { ...contact, summary: 'Take a contact off an opportunity', status: 204 },
  (ctx, { id }) => removeContact(ctx, id),
);
export const ALL = methodNotAllowed('PATCH', 'DELETE');
