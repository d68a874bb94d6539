import { foldedOf } from '#features/consulting/profile/reading/folded.rules.ts';
import { situationsIn } from '#features/consulting/profile/reading/situations.rules.ts';
import { featuresOf, namesIn } from '#features/consulting/profile/reading/vote-features.rules.ts';
import { shares } from '#features/consulting/profile/reading/vote.rules.ts';
import { wordsIn } from '#features/consulting/profile/reading/word-families.rules.ts';
import { kept } from '#shared/texts/kept.ts';
import { matterFamiliesIn, mattersIn } from './matters.rules.ts';
import votes from './stake-votes.json' with { type: 'json' };
import { PROPOSED_STAKES, type Stake } from './stake.values.ts';

/** The last choice: nothing is at stake. */
export const STAKE_CHOICES = [...PROPOSED_STAKES, 'none'] as const;
/** How sure it must be that something is. */
const SURE = 0.7;

/** Features of a text by which its stake is told: those of a reading, families of matters (`&`) and matters (`!`). */
export function stakeFeatures(description: string): string[] {
  const folded = foldedOf(description);
  const words = wordsIn(folded);
  return [
    ...featuresOf(words, namesIn(description), situationsIn(folded).families).map(({ name }) => name),
    ...[...matterFamiliesIn(words).keys()].map((family) => `&${family}`),
    ...mattersIn(description).map(({ matter }) => `!${matter}`),
  ];
}

/**
 * The stake that a text tells by its words together, as learned from sentences of many trades (tests/reader/learn.ts);
 * undefined for none.
 */
export const votedStake = kept((description): Stake | undefined => {
  const all = shares(stakeFeatures(description), votes);
  if ((all.at(-1) ?? 1) > 1 - SURE) return undefined;
  return PROPOSED_STAKES.reduce((most, stake) =>
    (all[STAKE_CHOICES.indexOf(stake)] ?? 0) > (all[STAKE_CHOICES.indexOf(most)] ?? 0) ? stake : most,
  );
});
