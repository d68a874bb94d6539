import type { Formula, Material } from './composer.types.ts';
import type { FORMULA_REASONS, PROMISED_FIELDS } from './composer.values.ts';
import { painOf } from './phrases.rules.ts';
import type { Block, Saying } from './sheet.types.ts';

export type Proposal = { formula: Formula; reason: (typeof FORMULA_REASONS)[number] };

/**
 * The formula that suits what the reader knows already: whom an offer waits for needs no problem, who knows the problem
 * is met there. The reason is shown beside it.
 */
export function proposeFormula(m: Material): Proposal {
  if (m.offer && m.deadline) return { formula: 'aida', reason: 'offer_with_deadline' };
  if (m.pain && m.change) return { formula: 'bab', reason: 'pain_and_change' };
  if (m.pain && m.proofs.length > 0) return { formula: 'pas', reason: 'pain_and_proofs' };
  return { formula: 'aida', reason: 'facts_only' };
}

/** The answers that a formula promises, which no text of that name may lack. */
const PROMISED: Record<Formula, readonly Promised[]> = { aida: [], pas: ['pain'], bab: ['pain', 'change'] };
type Promised = (typeof PROMISED_FIELDS)[number];

/** The questions of the brief that a formula cannot do without and that nobody has answered. */
export const lackingFor = (m: Material, formula: Formula): Promised[] =>
  PROMISED[formula].filter((field) => (field === 'pain' ? painOf(m) : m[field]) === undefined);

/** The sayings that never give way in a single text: what is sold, the offer, and what its formula promises. */
export const KEPT_SAYINGS: Record<Formula, readonly Saying[]> = {
  aida: ['lead', 'offer'],
  pas: ['opening', 'lead', 'offer'],
  bab: ['opening', 'next', 'lead', 'change', 'offer'],
};

const END: readonly Block[] = [['quote'], ['offer'], ['guarantee'], ['price', 'action']];
/** The paragraphs of each formula, in their order. */
const FORMULA_BLOCKS: Record<Formula, readonly Block[]> = {
  aida: [['opening'], ['next'], ['lead'], ['change'], ['proofs'], ...END],
  pas: [['opening'], ['lead'], ['proofs'], ['change'], ['quote'], ['guarantee'], ...END.slice(1)],
  bab: [['opening'], ['next'], ['lead'], ['change'], ['proofs'], ...END],
};

export const blocksOf = (formula: Formula): readonly Block[] => FORMULA_BLOCKS[formula];
