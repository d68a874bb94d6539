import type { ACTION_KINDS, BRIEF_FIELDS, PROOF_KINDS, TRADES } from './brief.values.ts';

export type ProofKind = (typeof PROOF_KINDS)[number];
export type ActionKind = (typeof ACTION_KINDS)[number];
export type Trade = (typeof TRADES)[number];
export type BriefField = (typeof BRIEF_FIELDS)[number];

/** `isStrongest` is true for at most one; without any, the first counts as the strongest. */
export type Proof = { text: string; kind: ProofKind; isStrongest: boolean };

/**
 * The answers of one product in one language, as typed; '' and null are unanswered questions. The body of `PUT
 * /api/marketing/products/{id}/brief/{language}`.
 */
export type Brief = {
  /** Null: guessed from the company's sector. */
  trade: Trade | null;
  buyer: string;
  pain: string;
  /** True: the words of a client, which nothing published says until they are edited. */
  isPainPrivate?: boolean;
  change: string;
  proofs: Proof[];
  /** Used in texts only if `isPermitted` is true. */
  quote: { text: string; name: string; isPermitted: boolean };
  offer: string;
  /** YYYY-MM-DD; ignored once it has passed. */
  deadline: string | null;
  guarantee: string;
  /** `target` is the number or link; `reply` needs none. */
  action: { kind: ActionKind | null; target: string };
};
