import { makeCampaigns } from '#features/marketing/campaigns/campaign-writing.server.ts';
import { writeCampaignsSchema } from '#features/marketing/campaigns/campaign.schema.ts';
import { getProduct } from '#features/marketing/products/product.server.ts';
import { chooseModel } from '#features/marketing/writer/checks/model-writer.server.ts';
import { writingEvents } from '#features/marketing/writing-stream.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { eventLines } from '#kernel/api/event-lines.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'marketingProduct',
    id: 'invalid_id',
    summary: 'Write three AIDA campaigns for a product, told while they are written',
    body: writeCampaignsSchema,
    isSecret: true,
    gives: ['application/x-ndjson'],
  },
  async (ctx, { id, body: { writer, ...body }, http }) => {
    await getProduct(ctx, id);
    const use = await chooseModel(ctx, writer, http.locals.runtime.config, http.request.signal);
    return eventLines((signal) =>
      writingEvents(ctx, use, signal, (model) => makeCampaigns(ctx, id, body, model)),
    );
  },
);
export const ALL = methodNotAllowed('POST');
