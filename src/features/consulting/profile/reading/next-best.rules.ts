import { PROCESSES, type Alternative, type Symptom, type Understanding } from './reading.values.ts';
import { symptomOf } from './symptom.rules.ts';
import type { Vote } from './vote.rules.ts';

/** Readings that a person chooses from. */
const MOST_LIKELY = 3;

/**
 * Two readings besides the one that is read, three where none is: those that the words name, then those that the words of
 * sentences that were read before speak for.
 */
export function nextBest(
  { process, alternatives }: Pick<Understanding, 'process' | 'alternatives'>,
  told: ReadonlySet<Symptom>,
  vote: Vote,
): Alternative[] {
  const named = new Set([process, 'other', ...alternatives.map((one) => one.process)]);
  const likely = PROCESSES.filter((one) => vote.isInformed && !named.has(one))
    .toSorted((one, other) => vote.share(other) - vote.share(one))
    .slice(0, MOST_LIKELY)
    .map((one) => ({
      process: one,
      symptom: told.size > 0 ? symptomOf(told, one) : vote.symptom(one).symptom,
    }));
  return [...alternatives, ...likely].slice(0, process === 'other' ? MOST_LIKELY : MOST_LIKELY - 1);
}
