import { bulkSchema } from '#features/leads/crm-bulk.schema.ts';
import { actOnMany } from '#features/leads/crm-bulk.server.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'crmContact',
    summary: 'Tag, untag, delete or restore many contacts',
    body: bulkSchema,
  },
  (ctx, { body }) => actOnMany(ctx, 'contact', body),
);
export const ALL = methodNotAllowed('POST');
