import { rewriteCampaign } from '#features/marketing/campaign-writing.server.ts';
import { rewriteCampaignSchema } from '#features/marketing/campaign.schema.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'campaign',
    id: 'invalid_id',
    summary: 'Write a campaign again, in other words, tone or language, or bring an earlier text back',
    body: rewriteCampaignSchema,
  },
  (ctx, { id, body }) => rewriteCampaign(ctx, id, body),
);
export const ALL = methodNotAllowed('POST');
