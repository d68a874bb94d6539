import { duplicateQuerySchema, duplicatePageSchema } from '#features/leads/merge/duplicates.schema.ts';
import { listDuplicates } from '#features/leads/merge/duplicates.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'Pairs of contacts or companies that are likely one, and why',
    query: duplicateQuerySchema,
    response: duplicatePageSchema,
  },
  (ctx, { query }) => listDuplicates(ctx, query),
);
export const ALL = methodNotAllowed('GET');
