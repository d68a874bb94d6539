import { mergeQuerySchema, mergeSchema } from '#features/leads/merge/merge-undo.schema.ts';
import { listMerges } from '#features/leads/merge/merge-list.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'The merges of the last 30 days',
    query: mergeQuerySchema,
    response: pageOf(mergeSchema),
  },
  (ctx, { query }) => listMerges(ctx, query),
);
export const ALL = methodNotAllowed('GET');
