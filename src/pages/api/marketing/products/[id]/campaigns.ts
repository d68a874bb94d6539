import { makeCampaigns } from '#features/marketing/campaigns/campaign-writing.server.ts';
import {
  writeCampaignsSchema,
  writtenCampaignSchema,
} from '#features/marketing/campaigns/campaign.schema.ts';
import { chooseModel } from '#features/marketing/writer/checks/model-writer.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { itemsOf } from '#shared/answer.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    refuses: ['brief_language_missing', 'model_not_configured', 'model_failed'],
    owner: 'marketingProduct',
    id: 'invalid_id',
    summary: 'Write three AIDA campaigns for a product: e-mail, social media, landing page',
    body: writeCampaignsSchema,
    response: itemsOf(writtenCampaignSchema),
    status: 201,
    isSlow: true,
  },
  async (ctx, { id, body: { writer, ...body }, http }) => {
    const { config } = http.locals.runtime;
    const model = await chooseModel(ctx, writer, config, http.request.signal);
    return makeCampaigns(ctx, id, body, model);
  },
);
export const ALL = methodNotAllowed('POST');
