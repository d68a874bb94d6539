import type { Brief } from './brief.schema.ts';
import type { BRIEF_FIELDS, TRADES } from './brief.values.ts';
export type Trade = (typeof TRADES)[number];
export type BriefField = (typeof BRIEF_FIELDS)[number];

export type Proof = Brief['proofs'][number];

export type { Brief };
