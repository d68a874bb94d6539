import { makeCampaigns } from '#features/marketing/campaign-writing.server.ts';
import { writeCampaignsSchema } from '#features/marketing/campaign.schema.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'marketingProduct',
    id: 'invalid_id',
    summary: 'Write three AIDA campaigns for a product: e-mail, social media, landing page',
    body: writeCampaignsSchema,
    status: 201,
  },
  (ctx, { id, body }) => makeCampaigns(ctx, id, body),
);
export const ALL = methodNotAllowed('POST');
