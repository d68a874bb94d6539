import { rewriteCampaign } from '#features/marketing/campaigns/campaign-writing.server.ts';
import {
  rewriteCampaignSchema,
  writtenCampaignSchema,
} from '#features/marketing/campaigns/campaign.schema.ts';
import { chooseModel } from '#features/marketing/writer/checks/model-writer.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    refuses: ['product_gone', 'brief_language_missing', 'model_not_configured', 'model_failed'],
    owner: 'campaign',
    id: 'invalid_id',
    summary: 'Write a campaign again, in other words, tone or language, or bring an earlier text back',
    body: rewriteCampaignSchema,
    response: writtenCampaignSchema,
    isSlow: true,
  },
  async (ctx, { id, body: { writer, ...body }, http }) => {
    const { config } = http.locals.runtime;
    const model = await chooseModel(ctx, writer, config, http.request.signal);
    return rewriteCampaign(ctx, id, body, model);
  },
);
export const ALL = methodNotAllowed('POST');
