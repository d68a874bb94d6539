import { contactSchema } from '#features/consulting/profile/contact.schema.ts';
import { restoreContact } from '#features/consulting/profile/contact.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'deleted contact',
    id: 'invalid_id',
    summary: 'Put a deleted contact back',
    response: contactSchema,
  },
  (ctx, { id }) => restoreContact(ctx, id),
);
export const ALL = methodNotAllowed('POST');
