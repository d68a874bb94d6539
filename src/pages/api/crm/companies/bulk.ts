import { bulkSchema } from '#features/leads/crm-bulk.schema.ts';
import { actOnMany } from '#features/leads/crm-bulk.server.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'crmCompany',
    summary: 'Tag, untag, delete or restore many companies',
    body: bulkSchema,
  },
  (ctx, { body }) => actOnMany(ctx, 'company', body),
);
export const ALL = methodNotAllowed('POST');
