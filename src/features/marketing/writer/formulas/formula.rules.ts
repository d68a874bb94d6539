import type { Formula, Material } from './composer.types.ts';
import type { FORMULA_REASONS } from './composer.values.ts';
import type { Block } from './teller.rules.ts';

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

const END: readonly Block[] = [['quote'], ['offer'], ['guarantee'], ['price', 'action']];
/** The paragraphs of each formula, in their order. */
const FORMULA_BLOCKS: Record<Formula, readonly Block[]> = {
  aida: [['opening'], ['next'], ['lead', 'details'], ['change'], ['proofs'], ...END],
  pas: [['opening'], ['lead', 'details'], ['proofs'], ['change'], ['quote'], ['guarantee'], ...END.slice(1)],
  bab: [['opening'], ['next'], ['lead', 'details'], ['proofs'], ...END],
};

export const blocksOf = (formula: Formula): readonly Block[] => FORMULA_BLOCKS[formula];
