import { campaignSchema } from '#features/marketing/campaigns/campaign.schema.ts';
import { restoreMarketing } from '#features/marketing/marketing-deletion.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'deleted campaign',
    id: 'invalid_id',
    summary: 'Put a deleted campaign back',
    response: campaignSchema,
  },
  (ctx, { id }) => restoreMarketing(ctx, 'campaign', id),
);
export const ALL = methodNotAllowed('POST');
