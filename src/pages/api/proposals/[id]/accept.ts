import { acceptProposalSchema, proposalSchema } from '#features/consulting/questionnaire/proposal.schema.ts';
import { acceptProposal } from '#features/consulting/questionnaire/proposal.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'proposal',
    id: 'invalid_id',
    summary: 'Make a proposal a row of the profile',
    body: acceptProposalSchema,
    response: proposalSchema,
  },
  (ctx, { id, body }) => acceptProposal(ctx, id, body),
);
export const ALL = methodNotAllowed('POST');
