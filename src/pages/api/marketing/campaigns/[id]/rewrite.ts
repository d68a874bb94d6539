import { rewriteCampaign } from '#features/marketing/campaign-writing.server.ts';
import { rewriteCampaignSchema } from '#features/marketing/campaign.schema.ts';
import { chooseModel } from '#features/marketing/model-writer.server.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'campaign',
    id: 'invalid_id',
    summary: 'Write a campaign again, in other words, tone or language, or bring an earlier text back',
    body: rewriteCampaignSchema,
    isSlow: true,
  },
  (ctx, { id, body: { writer, ...body }, http }) =>
    rewriteCampaign(ctx, id, body, chooseModel(writer, http.locals.runtime.config, http.request.signal)),
);
export const ALL = methodNotAllowed('POST');
