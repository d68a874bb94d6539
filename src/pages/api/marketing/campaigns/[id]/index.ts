import {
  updateCampaignSchema,
  writtenCampaignSchema,
  campaignSchema,
} from '#features/marketing/campaigns/campaign.schema.ts';
import { updateCampaign } from '#features/marketing/campaigns/campaign.server.ts';
import { getWrittenCampaign } from '#features/marketing/campaigns/campaign-writing.server.ts';
import { deleteMarketing } from '#features/marketing/marketing-deletion.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const campaign = { role: 'user', owner: 'campaign', id: 'invalid_id' } as const;

export const GET = endpoint(
  {
    ...campaign,
    summary: 'One campaign, with the variants and hints of its text',
    response: writtenCampaignSchema,
  },
  (ctx, { id }) => getWrittenCampaign(ctx, id),
);
export const PATCH = endpoint(
  {
    ...campaign,
    summary: 'Change a campaign; parts of the content that are not sent stay',
    body: updateCampaignSchema,
    response: campaignSchema,
  },
  (ctx, { id, body }) => updateCampaign(ctx, id, body),
);
export const DELETE = endpoint(
  { ...campaign, summary: 'Delete a campaign with its images and its page; its leads stay', status: 204 },
  (ctx, { id }) => deleteMarketing(ctx, 'campaign', id),
);
export const ALL = methodNotAllowed('GET', 'PATCH', 'DELETE');
