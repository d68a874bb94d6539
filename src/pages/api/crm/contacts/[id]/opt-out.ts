import { optOutSchema, setOptOutSchema } from '#features/leads/contacts/opt-out.schema.ts';
import { readOptOut, setOptOut } from '#features/leads/contacts/opt-out.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const contact = { role: 'user', owner: 'crmContact', id: 'invalid_id' } as const;

export const GET = endpoint(
  { ...contact, summary: 'Whether a contact has asked for no email', response: optOutSchema },
  (ctx, { id }) => readOptOut(ctx, id),
);
export const PUT = endpoint(
  {
    ...contact,
    summary: 'Put a contact on the list of who wants no email, or take them off it',
    body: setOptOutSchema,
    response: optOutSchema,
  },
  (ctx, { id, body }) => setOptOut(ctx, id, body),
);
export const ALL = methodNotAllowed('GET', 'PUT');
