import { causeSchema, updateCauseSchema } from '#features/consulting/profile/causes/cause.schema.ts';
import { deleteCause, updateCause } from '#features/consulting/profile/causes/cause.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pathId } from '#kernel/api/path-id.ts';

export const prerender = false;
const cause = { role: 'user', owner: 'profileCause', id: 'invalid_company_id' } as const;

export const PATCH = endpoint(
  { ...cause, summary: 'Change a cause', body: updateCauseSchema, response: causeSchema },
  (ctx, { id, body, http }) => updateCause(ctx, { id, causeId: pathId(http.params.causeId) }, body),
);
export const DELETE = endpoint({ ...cause, summary: 'Delete a cause', status: 204 }, (ctx, { id, http }) =>
  deleteCause(ctx, { id, causeId: pathId(http.params.causeId) }),
);
export const ALL = methodNotAllowed('PATCH', 'DELETE');
