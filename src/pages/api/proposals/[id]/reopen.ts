import { proposalSchema } from '#features/consulting/questionnaire/proposal.schema.ts';
import { reopenProposal } from '#features/consulting/questionnaire/proposal.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'proposal',
    id: 'invalid_id',
    summary: 'Undo that a proposal was accepted, with its row, or declined',

    response: proposalSchema,
  },
  (ctx, { id }) => reopenProposal(ctx, id),
);
export const ALL = methodNotAllowed('POST');
