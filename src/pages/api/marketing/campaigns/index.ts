import {
  campaignQuery,
  createCampaignSchema,
  campaignSummarySchema,
  campaignSchema,
} from '#features/marketing/campaigns/campaign.schema.ts';
import { createCampaign, listCampaigns } from '#features/marketing/campaigns/campaign.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'The campaigns',
    query: campaignQuery,
    response: pageOf(campaignSummarySchema),
  },
  (ctx, { query }) => listCampaigns(ctx, query),
);
export const POST = endpoint(
  {
    role: 'user',
    owner: 'marketingCompany',
    summary: 'Record a campaign',
    body: createCampaignSchema,
    response: campaignSchema,
    status: 201,
  },
  (ctx, { body }) => createCampaign(ctx, body),
);
export const ALL = methodNotAllowed('GET', 'POST');
