import { mattersIn } from './matters.rules.ts';
import { votedStake } from './stake-vote.rules.ts';
import type { Stake, STAKES } from './stake.values.ts';

/** Priority 1 is monitored: whoever rated it so has decided that it can wait, unless it is marked. */
const LEAST_PRIORITY = 2;

/** The stake that a problem tells by a matter, else by its words together; undefined for none. */
export const proposedStake = (description: string): Stake | undefined =>
  mattersIn(description).find(({ stake }) => stake !== undefined)?.stake ?? votedStake(description);

type Marked = {
  description: string;
  priority: number;
  stake?: (typeof STAKES)[number] | null | undefined;
};

/** The stake of a problem, as a person marked it or else as its words propose; undefined for none. */
export function stakeOf({
  description,
  priority,
  stake,
}: Marked): { stake: Stake; isMarked: boolean } | undefined {
  if (stake === 'none') return undefined;
  if (stake != null) return { stake, isMarked: true };
  const proposed = priority < LEAST_PRIORITY ? undefined : proposedStake(description);
  return proposed && { stake: proposed, isMarked: false };
}
