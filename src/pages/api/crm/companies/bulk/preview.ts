import { companyPreviewSchema } from '#features/leads/bulk/bulk.schema.ts';
import { previewRecords } from '#features/leads/bulk/bulk.server.ts';
import { bulkPreviewSchema } from '#features/leads/bulk/preview.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'crmCompany',
    isReading: true,
    summary: 'What a change of many companies would change; changes nothing',
    body: companyPreviewSchema,
    response: bulkPreviewSchema,
  },
  (ctx, { body }) => previewRecords(ctx, 'company', body),
);
export const ALL = methodNotAllowed('POST');
