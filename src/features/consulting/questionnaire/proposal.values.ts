/** Sources of a proposed row: the template of a sector, or the client in a questionnaire. */
export const PROPOSAL_ORIGINS = ['template', 'questionnaire'] as const;
export const PROPOSAL_KINDS = ['product', 'department', 'problem', 'strength', 'contact'] as const;
export const PROPOSAL_STATES = ['open', 'accepted', 'declined'] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** Acts of a consultant on a proposal; `reopen` undoes both others. */
export const PROPOSAL_ACTS = ['accept', 'decline', 'reopen'] as const;
export type ProposalAct = (typeof PROPOSAL_ACTS)[number];
