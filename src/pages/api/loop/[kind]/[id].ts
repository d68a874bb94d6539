import { chainSchema } from '#features/loop/chain/chain.schema.ts';
import { linksOf, stepKind } from '#features/loop/chain/chain.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'company',
    id: 'invalid_id',
    summary: 'Where a record stands in the loop: what led to it and what came of it',
    response: chainSchema,
  },
  (ctx, { id, http }) => linksOf(ctx, stepKind(http.params.kind), id),
);
export const ALL = methodNotAllowed('GET');
