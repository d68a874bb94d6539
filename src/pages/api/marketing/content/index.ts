import {
  contentQuery,
  makeContentSchema,
  contentSummarySchema,
  writtenContentSchema,
} from '#features/marketing/content/content.schema.ts';
import { listContents, makeContent } from '#features/marketing/content/content.server.ts';
import { chooseModel } from '#features/marketing/writer/checks/model-writer.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'The texts that were written',
    query: contentQuery,
    response: pageOf(contentSummarySchema),
  },
  (ctx, { query }) => listContents(ctx, query),
);
export const POST = endpoint(
  {
    role: 'user',
    owner: 'marketingProduct',
    summary: 'Write a text about a product and keep it',
    body: makeContentSchema,
    response: writtenContentSchema,
    status: 201,
    isSlow: true,
  },
  async (ctx, { body: { writer, ...body }, http }) => {
    const { config } = http.locals.runtime;
    const model = await chooseModel(ctx, writer, config, http.request.signal);
    return makeContent(ctx, body, model);
  },
);
export const ALL = methodNotAllowed('GET', 'POST');
