import { opportunityPreviewSchema } from '#features/leads/bulk/bulk.schema.ts';
import { previewOpportunities } from '#features/leads/bulk/bulk.server.ts';
import { bulkPreviewSchema } from '#features/leads/bulk/preview.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'opportunity',
    isReading: true,
    summary: 'What a change of many opportunities would change; changes nothing',
    body: opportunityPreviewSchema,
    response: bulkPreviewSchema,
  },
  (ctx, { body }) => previewOpportunities(ctx, body),
);
export const ALL = methodNotAllowed('POST');
