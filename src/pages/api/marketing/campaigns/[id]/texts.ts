import { keptTextSchema } from '#features/marketing/campaigns/campaign.schema.ts';
import { listKeptTexts } from '#features/marketing/campaigns/campaign-kept.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'campaign',
    id: 'invalid_id',
    summary: 'The texts that a campaign had before',
    response: pageOf(keptTextSchema),
  },
  (ctx, { id }) => listKeptTexts(ctx, id),
);
export const ALL = methodNotAllowed('GET');
