import {
  actOnProposalsSchema,
  proposalsQuery,
  proposalsSchema,
} from '#features/consulting/questionnaire/proposal.schema.ts';
import { actOnProposals, listProposals } from '#features/consulting/questionnaire/proposal.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'company',
    id: 'invalid_company_id',
    summary: 'The rows that a template or a client proposes for a profile',
    query: proposalsQuery,
    response: proposalsSchema,
  },
  (ctx, { id, query }) => listProposals(ctx, id, query),
);
export const POST = endpoint(
  {
    role: 'user',
    owner: 'proposed company',
    id: 'invalid_company_id',
    summary: 'Accept, decline or open again several proposals; of those to accept, incomplete ones stay open',
    body: actOnProposalsSchema,
    response: proposalsSchema,
  },
  (ctx, { id, body }) => actOnProposals(ctx, id, body),
);
export const ALL = methodNotAllowed('GET', 'POST');
