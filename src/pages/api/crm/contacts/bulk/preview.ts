import { contactPreviewSchema } from '#features/leads/bulk/bulk.schema.ts';
import { previewRecords } from '#features/leads/bulk/bulk.server.ts';
import { bulkPreviewSchema } from '#features/leads/bulk/preview.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'crmContact',
    isReading: true,
    summary: 'What a change of many contacts would change; changes nothing',
    body: contactPreviewSchema,
    response: bulkPreviewSchema,
  },
  (ctx, { body }) => previewRecords(ctx, 'contact', body),
);
export const ALL = methodNotAllowed('POST');
