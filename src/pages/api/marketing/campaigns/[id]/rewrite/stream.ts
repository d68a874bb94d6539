import { rewriteCampaign } from '#features/marketing/campaigns/campaign-writing.server.ts';
import { rewriteCampaignSchema } from '#features/marketing/campaigns/campaign.schema.ts';
import { getCampaign } from '#features/marketing/campaigns/campaign.server.ts';
import { chooseModel } from '#features/marketing/writer/checks/model-writer.server.ts';
import { writingEvents } from '#features/marketing/writing-stream.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { eventLines } from '#kernel/api/event-lines.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'campaign',
    id: 'invalid_id',
    summary: 'Write a campaign again, told while it is written; without a usable answer the text stays',
    body: rewriteCampaignSchema,
    isSecret: true,
    gives: ['application/x-ndjson'],
  },
  async (ctx, { id, body: { writer, ...body }, http }) => {
    await getCampaign(ctx, id);
    const use = await chooseModel(ctx, writer, http.locals.runtime.config, http.request.signal);
    const strict = use && { ...use, isStrict: true };
    return eventLines((signal) =>
      writingEvents(ctx, strict, signal, (model) => rewriteCampaign(ctx, id, body, model)),
    );
  },
);
export const ALL = methodNotAllowed('POST');
