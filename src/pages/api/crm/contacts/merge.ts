import { mergeContactsSchema } from '#features/leads/crm-merge.schema.ts';
import { mergeContacts } from '#features/leads/crm-merge.server.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  { role: 'user', owner: 'crmContact', summary: 'Make one of two contacts', body: mergeContactsSchema },
  (ctx, { body }) => mergeContacts(ctx, body),
);
export const ALL = methodNotAllowed('POST');
