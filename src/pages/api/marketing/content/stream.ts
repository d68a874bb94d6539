import { makeContentSchema } from '#features/marketing/content/content.schema.ts';
import { makeContent } from '#features/marketing/content/content.server.ts';
import { chooseModel } from '#features/marketing/writer/checks/model-writer.server.ts';
import { getProduct } from '#features/marketing/products/product.server.ts';
import { writingEvents } from '#features/marketing/writing-stream.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { eventLines } from '#kernel/api/event-lines.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'marketingProduct',
    summary: 'Write a text about a product and keep it, told while it is written',
    body: makeContentSchema,
    isSecret: true,
    gives: ['application/x-ndjson'],
  },
  async (ctx, { body: { writer, ...body }, http }) => {
    await getProduct(ctx, body.productId);
    const use = await chooseModel(ctx, writer, http.locals.runtime.config, http.request.signal);
    return eventLines((signal) => writingEvents(ctx, use, signal, (model) => makeContent(ctx, body, model)));
  },
);
export const ALL = methodNotAllowed('POST');
