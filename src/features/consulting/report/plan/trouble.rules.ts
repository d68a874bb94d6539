import { stemMatcher } from '#features/language/topic-stems.rules.ts';
import { foldText } from '#shared/texts/text.ts';
import { understand } from '#features/consulting/profile/reading/reading.rules.ts';
import { isOnlyHeard } from '#features/consulting/profile/stake/matters.rules.ts';
import type { Symptom } from '#features/consulting/profile/reading/reading.values.ts';
import { stakeOf } from '#features/consulting/profile/stake/stake.rules.ts';
import type { Stake } from '#features/consulting/profile/stake/stake.values.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';

/** The kind of trouble, which decides the questions about a problem; what is at stake comes before all others. */
export type Trouble = 'count' | 'time' | 'wait' | 'errors' | 'loss' | 'person' | 'feeling' | Stake;

const TROUBLES: Readonly<Record<Symptom, Trouble>> = {
  manual: 'time',
  slow: 'wait',
  capacity: 'time',
  errors: 'errors',
  lost: 'loss',
  none: 'loss',
  risk: 'loss',
  unknown: 'count',
  other: 'count',
};
const FEELING = stemMatcher(({ feelings }) => feelings);
const tellsFeeling = (description: string): boolean =>
  FEELING.test(foldText(description)) || isOnlyHeard(description);
/** Families of words that say that all hangs on one person. */
const ONE_PERSON = ['onlyone', 'inhead', 'goeswith', 'retires', '#knowledge'] as const;

type Row = Pick<ReportSnapshot['problems'][number], 'description' | 'priority' | 'stake' | 'reading'>;

export function troubleOf(row: Row): Trouble {
  const { description, reading } = row;
  const atStake = stakeOf(row);
  if (atStake !== undefined) return atStake.stake;
  // A feeling is taken as one, where it was not read as a trouble of some work.
  if ((reading === undefined || reading.process === 'other') && tellsFeeling(description)) return 'feeling';
  const { said, symptom } = understand(description);
  if (ONE_PERSON.some((name) => said.has(name))) return 'person';
  const read = reading === undefined || reading.symptom === 'other' ? symptom : reading.symptom;
  return TROUBLES[read];
}

/** Priorities of which nothing stays without a next step. */
const HIGH_PRIORITY = 4;

type Counted = Row &
  Pick<ReportSnapshot['problems'][number], 'hoursPerWeek' | 'incidentsPerMonth' | 'tiedUpCents'>;

/**
 * Whether a problem is said and no more: a feeling, or what a person looked at and left open as neither trouble nor stake.
 * Nothing is asked about it, and it has no day by which it is settled.
 */
export function isNoted(row: Counted): boolean {
  if (troubleOf(row) === 'feeling') return row.priority < HIGH_PRIORITY;
  const { reading, stake, hoursPerWeek, incidentsPerMonth, tiedUpCents } = row;
  const isLeft = reading?.isConfirmed === true && reading.process === 'other' && reading.symptom === 'other';
  return isLeft && stake === 'none' && (hoursPerWeek ?? incidentsPerMonth ?? tiedUpCents ?? null) === null;
}
