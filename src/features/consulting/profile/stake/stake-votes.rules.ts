import { foldedOf, LONGEST_READ } from '#features/consulting/profile/reading/folded.rules.ts';
import { situationsIn } from '#features/consulting/profile/reading/situations.rules.ts';
import {
  featuresOf,
  namesIn,
  type Feature,
} from '#features/consulting/profile/reading/vote-features.rules.ts';
import { shares } from '#features/consulting/profile/reading/vote.rules.ts';
import { wordsIn } from '#features/consulting/profile/reading/word-families.rules.ts';
import { matterFamilies, mattersIn } from './matters.rules.ts';
import votes from './stake-votes.json' with { type: 'json' };
import { PROPOSED_STAKES, STAKE_CHOICES, type Stake } from './stake.values.ts';

/** Features by which a stake is told: those of a reading, families of things and troubles (`^family`) and matters (`!matter`). */
export function stakeFeatures(description: string): Feature[] {
  const folded = foldedOf(description);
  const words = wordsIn(folded);
  const families = new Map(situationsIn(folded).families);
  for (const [family, span] of matterFamilies(words)) families.set(`^${family}`, span);
  for (const { matter } of mattersIn(description)) families.set(`!${matter}`, { start: 0, end: 0 });
  return featuresOf(words, namesIn(description.slice(0, LONGEST_READ)), families);
}

/** Least share of the votes for a stake: one that is proposed wrongly costs trust, one that is missed a person sets. */
const SURE = 0.8;

/** The stake that words of sentences which were read before speak for; undefined where they are not sure. */
export function votedStake(description: string): Stake | undefined {
  const all = shares(
    stakeFeatures(description).map(({ name }) => name),
    votes,
  );
  return PROPOSED_STAKES.find((stake) => (all[STAKE_CHOICES.indexOf(stake)] ?? 0) >= SURE);
}
