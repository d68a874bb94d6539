import { tagListQuery, tagPageSchema } from '#features/leads/fields/tags.schema.ts';
import { listTags } from '#features/leads/fields/tags.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  { role: 'user', owner: 'self', summary: 'The tags in use', query: tagListQuery, response: tagPageSchema },
  (ctx, { query }) => listTags(ctx, query.kind),
);
export const ALL = methodNotAllowed('GET');
