import type { Brief } from './brief.schema.ts';
import type { BRIEF_FIELDS, PROOF_KINDS, TRADES } from './brief.values.ts';

export type ProofKind = (typeof PROOF_KINDS)[number];
export type Trade = (typeof TRADES)[number];
export type BriefField = (typeof BRIEF_FIELDS)[number];

export type Proof = Brief['proofs'][number];

export type { Brief };
