import { foldedOf } from '#features/consulting/profile/reading/folded.rules.ts';
import {
  conditionOf,
  familyFinder,
  isMet,
  wordsIn,
} from '#features/consulting/profile/reading/word-families.rules.ts';
import { kept } from '#shared/texts/kept.ts';
import families from './matter-words.json' with { type: 'json' };
import matters from './matters.json' with { type: 'json' };
import stakeWords from './stake-words.json' with { type: 'json' };
import type { Stake } from './stake.values.ts';

/**
 * A matter of any trade that a sentence tells by a thing and its trouble: why it comes first; the intervention that answers
 * it whatever else is said, '' for a feeling, which no sheet answers; and the one that does where nothing else answers.
 */
type Matter = {
  matter: string;
  stake?: Stake;
  intervention?: string;
  fallback?: string;
  /** To say so admits what an inspector, a court or the other side may hold against them. */
  isAdmission?: boolean;
  /** Told in confidence, of somebody who may read the report. */
  isConfidence?: boolean;
};
/** `isOfOne`: the thing and its trouble stand in one sentence, because their words are those of every day. */
type Listed = Matter & { when: readonly string[]; isOfOne?: boolean };

const MATTERS = (matters as readonly Listed[]).map(({ when, isOfOne = false, ...matter }) => ({
  matter,
  isOfOne,
  conditions: when.map(conditionOf),
}));
/** Finds the word families of matters in a folded text. */
export const matterFamiliesIn = familyFinder({ ...families, ...stakeWords });

const SENTENCE = /[^.;!?]+(?:[.;!?](?=\S)[^.;!?]*)*/g;

/**
 * The matters that a text tells, the gravest first. A thing and its trouble stand in one sentence or in two that follow
 * each other: "she broke her wrist. In the diary it says that she was off".
 */
export const mattersIn = kept((description): readonly Matter[] => {
  const said = (foldedOf(description).match(SENTENCE) ?? []).map((text) => matterFamiliesIn(wordsIn(text)));
  const near = said.map((own, at) => new Map([...own, ...(said[at + 1] ?? [])]));
  return MATTERS.filter(({ conditions, isOfOne }) =>
    (isOfOne ? said : near).some((each) => conditions.some((condition) => isMet(condition, each))),
  ).map(({ matter }) => matter);
});

/** Whether a problem, quoted as it was said, had better not stand in a report that others read. */
export const isAdmission = (description: string): boolean =>
  mattersIn(description).some((matter) => matter.isAdmission === true);

/** Whether a problem tells of somebody near what that person had better not read. */
export const isConfidence = (description: string): boolean =>
  mattersIn(description).some((matter) => matter.isConfidence === true);

/** Whether a problem tells no trouble of the work: it is heard, and no sheet answers it. */
export const isOnlyHeard = (description: string): boolean =>
  mattersIn(description).some(({ intervention }) => intervention === '');
