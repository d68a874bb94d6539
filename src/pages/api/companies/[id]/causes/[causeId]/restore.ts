import { causeSchema } from '#features/consulting/profile/causes/cause.schema.ts';
import { restoreCause } from '#features/consulting/profile/causes/cause.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pathId } from '#kernel/api/path-id.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'deleted profileCause',
    id: 'invalid_company_id',
    summary: 'Put a deleted cause back',
    response: causeSchema,
  },
  (ctx, { id, http }) => restoreCause(ctx, { id, causeId: pathId(http.params.causeId) }),
);
export const ALL = methodNotAllowed('POST');
