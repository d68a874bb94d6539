import { proposalSchema } from '#features/consulting/questionnaire/proposal.schema.ts';
import { declineProposal } from '#features/consulting/questionnaire/proposal.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'proposal',
    id: 'invalid_id',
    summary: 'Decline a proposal',

    response: proposalSchema,
  },
  (ctx, { id }) => declineProposal(ctx, id),
);
export const ALL = methodNotAllowed('POST');
