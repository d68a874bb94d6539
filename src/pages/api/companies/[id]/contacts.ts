import { listContacts } from '#features/consulting/contact.server.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  { role: 'user', owner: 'company', id: 'invalid_company_id', summary: 'The contacts of a company' },
  (ctx, { id }) => listContacts(ctx, id),
);
export const ALL = methodNotAllowed('GET');
