import { readProblem } from '#features/consulting/profile/reading/reading.rules.ts';
import type { Reading } from '#features/consulting/profile/reading/reading.values.ts';
import type { NearestIndex } from './nearest.rules.ts';

/** A problem whose reading a person confirmed; `interventionId` where a person chose the answer too. */
export type Example = Pick<Reading, 'process' | 'symptom' | 'interventionId'> & { description: string };

/** Nearness from which a confirmed problem says something of another one. */
const NEAR = 0.5;
/** It says it against what the rules read in the sentence itself. */
const SAME = 0.7;
/** Of the nearest, the first that may speak. */
const MOST_ASKED = 5;

type Pair = Pick<Reading, 'process' | 'symptom'>;
const isSame = (one: Pair, other: Pair): boolean =>
  one.process === other.process && one.symptom === other.symptom;

/**
 * Returns the confirmed problem that says how a sentence may be meant; undefined where none is near enough. Where the
 * rules read the sentence themselves, an example contradicts them only if it is nearly the same sentence, or if they
 * read it in the same way and a person corrected that.
 */
export function recall<One extends Example>(
  nearest: NearestIndex<One>,
  description: string,
  isLeftOut?: (one: One) => boolean,
): One | undefined {
  const read = readProblem(description);
  const mayPropose = (one: One, nearness: number): boolean =>
    nearness >= SAME ||
    read.process === 'other' ||
    isSame(one, read) ||
    isSame(readProblem(one.description), read);
  return nearest(description, MOST_ASKED, isLeftOut).find(
    ({ one, nearness }) => nearness >= NEAR && mayPropose(one, nearness),
  )?.one;
}
