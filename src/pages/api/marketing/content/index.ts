import { contentQuery, makeContentSchema } from '#features/marketing/content.schema.ts';
import { listContents, makeContent } from '#features/marketing/content.server.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  { role: 'user', owner: 'self', summary: 'The texts that were written', query: contentQuery },
  (ctx, { query }) => listContents(ctx, query),
);
export const POST = endpoint(
  {
    role: 'user',
    owner: 'marketingProduct',
    summary: 'Write a text about a product and keep it',
    body: makeContentSchema,
    status: 201,
  },
  (ctx, { body }) => makeContent(ctx, body),
);
export const ALL = methodNotAllowed('GET', 'POST');
