import { contactSchema } from '#features/consulting/profile/contact.schema.ts';
import { listContacts } from '#features/consulting/profile/contact.server.ts';
import { rowsQuery } from '#features/consulting/profile/rows/row-list.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'company',
    id: 'invalid_company_id',
    summary: 'The contacts of a company',
    query: rowsQuery,
    response: contactSchema.array(),
  },
  (ctx, { id, query }) => listContacts(ctx, id, query),
);
export const ALL = methodNotAllowed('GET');
