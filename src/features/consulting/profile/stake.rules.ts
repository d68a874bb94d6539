import { anyWord } from '#features/language/problem-words.rules.ts';
import { kept } from '#shared/texts/kept.ts';
import { foldText } from '#shared/texts/text.ts';
import { PROPOSED_STAKES, type Stake, type STAKES } from './stake.values.ts';

const MATCHERS = PROPOSED_STAKES.map(
  (stake) =>
    [stake, new RegExp(`(?<![\\p{L}\\p{N}_])(?:${anyWord(({ stakes }) => stakes[stake])})`, 'u')] as const,
);
/** Priority 1 is monitored: whoever rated it so has decided that it can wait, unless it is marked. */
const LEAST_PRIORITY = 2;

/** The stake that the words of a problem speak of; undefined for none. */
export const proposedStake = kept((description): Stake | undefined => {
  const folded = foldText(description);
  return MATCHERS.find(([, matcher]) => matcher.test(folded))?.[0];
});

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
