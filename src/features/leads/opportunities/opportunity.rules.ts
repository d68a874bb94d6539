import type { Opportunity, Stage } from './opportunity.schema.ts';

type Weighed = { amountCents: number; probability: number };

export const weightedCents = ({ amountCents, probability }: Weighed): number =>
  Math.round((amountCents * probability) / 100);

type Known = Pick<Stage, 'kind' | 'probability'>;

/**
 * Returns the probability after a move: an edited one stays, a stage's own one follows the stage. Won and lost are
 * certain; a reopened opportunity starts with its stage's.
 */
export function probabilityAfterMove(current: number, from: Known | undefined, to: Known): number {
  const isOwn = from?.kind === 'open' && current !== from.probability;
  return to.kind === 'open' && isOwn ? current : to.probability;
}

type Dated = Pick<Opportunity, 'closedAt' | 'expectedClose'>;
type Closing = { kind: 'won' | 'lost' | 'expected'; at: string };

/**
 * Returns the date to show. The stage decides between won and lost: an imported deal may be lost without a reason, and
 * one won after all keeps the old reason.
 */
export function closingOf({ closedAt, expectedClose }: Dated, kind: Stage['kind']): Closing | null {
  if (kind !== 'open' && closedAt !== null) return { kind, at: closedAt };
  return expectedClose === null ? null : { kind: 'expected', at: expectedClose };
}
