import { countHoldings } from '#features/leads/owners/hand-over.server.ts';
import { holdingsSchema } from '#features/leads/owners/owner.schema.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pathId } from '#kernel/api/path-id.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'member',
    id: 'invalid_id',
    needs: 'session',
    refuses: ['workspace_left', 'workspace_personal', 'owner_only', 'reader_only'],
    summary: 'How many contacts, companies, opportunities and open tasks a member answers for',
    response: holdingsSchema,
  },
  (ctx, { id, http }) => countHoldings(ctx, { id, userId: pathId(http.params.userId) }),
);
export const ALL = methodNotAllowed('GET');
