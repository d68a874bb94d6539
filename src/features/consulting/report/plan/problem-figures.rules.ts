import type { AppliedIntervention } from './figures.types.ts';
import type { MissingInput, ProblemFigures } from './figures.schema.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import type { Process, Symptom } from '#features/consulting/profile/reading/reading.values.ts';
import { stakeOf } from '#features/consulting/profile/stake/stake.rules.ts';
import { SAYS_MONEY } from '#features/consulting/profile/reading/quantities/quantity-patterns.rules.ts';
import { stemMatcher } from '#features/language/topic-stems.rules.ts';
import { foldText } from '#shared/texts/text.ts';
import { adoptionAt } from './levels.rules.ts';
import { toCents, toTenth } from './range.rules.ts';
import { troubleOf } from './trouble.rules.ts';

/** Weeks of work in a year where the company states none. */
export const WEEKS_PER_YEAR = 44;
export const MONTHS_PER_YEAR = 12;
export const CALENDAR_WEEKS = 52;

/** Whether a firm works only part of the year: below the weeks that leave no more than holidays. */
export const isSeasonal = (weeksPerYear: number): boolean => weeksPerYear < WEEKS_PER_YEAR;

/** Months a year in which incidents happen: 12, or those of the weeks of a season. */
export const workingMonths = (weeksPerYear: number): number =>
  isSeasonal(weeksPerYear) ? (MONTHS_PER_YEAR * weeksPerYear) / CALENDAR_WEEKS : MONTHS_PER_YEAR;

type Problem = ReportSnapshot['problems'][number];
type Inputs = Pick<
  Problem,
  | 'hoursPerWeek'
  | 'people'
  | 'incidentsPerMonth'
  | 'incidentCostCents'
  | 'tiedUpCents'
  | 'reading'
  | 'description'
  | 'priority'
  | 'stake'
>;

const isSaid = (value: number | null | undefined): value is number => value != null;

/** Dangers are answered before they happen: nobody counts them, or what may once go wrong, by the month first. */
const DANGERS: readonly Process[] = ['security', 'backup', 'privacy', 'ai_use'];
/** Symptoms that no time saved makes good: a thing that went wrong or is lost is counted, whatever its answer saves. */
const CASES_ALONE: readonly Symptom[] = ['errors', 'lost'];

/** Of what went wrong, got lost, was left undone or kept somebody waiting nobody works so many hours a week. */
const isMeasuredInHours = (row: Inputs, trouble = troubleOf(row)): boolean =>
  trouble === 'time' || ((trouble === 'wait' || trouble === 'count') && costsTime(row));

type Shares = Pick<AppliedIntervention, 'savedShare' | 'avoidedShare'>;

/** The kind of figure that would put a sum on a problem of which nobody said any: what its answer saves or avoids. */
function askedFor(row: Inputs, answer: Shares | null): 'hours' | 'cases' | 'nothing' {
  const { process, symptom } = row.reading ?? {};
  const isDanger = symptom === 'risk' || (process !== undefined && DANGERS.includes(process));
  // A duty, a danger or money owed is not counted first; a sum that is tied up is its figure.
  if (stakeOf(row) !== undefined || row.tiedUpCents != null) return 'nothing';
  if (isDanger || (answer && !answer.savedShare && !answer.avoidedShare)) return 'nothing';
  if (symptom !== undefined && CASES_ALONE.includes(symptom)) return 'cases';
  if (answer && !(answer.savedShare && answer.avoidedShare)) return answer.savedShare ? 'hours' : 'cases';
  return isMeasuredInHours(row) ? 'hours' : 'cases';
}

const WORK_TIME = stemMatcher(({ workTime }) => workTime);

/** Whether each case costs working time alone, which is paid whatever happens: its sentence tells hours or days, and no sum. */
export function costsTime({ description }: Pick<Problem, 'description'>): boolean {
  const folded = foldText(description);
  return WORK_TIME.test(folded) && !SAYS_MONEY.test(folded);
}

/** Inputs missing for the cost of a problem. Incidents count as said where one of their two inputs is. */
function missingInputs(row: Inputs, hourlyCostCents: number | null, answer: Shares | null): MissingInput[] {
  const missing: MissingInput[] = [];
  const hasIncidents = isSaid(row.incidentsPerMonth) || isSaid(row.incidentCostCents);
  const hasHours = isSaid(row.hoursPerWeek) || isSaid(row.people);
  if (!hasHours && !hasIncidents) {
    const asked = askedFor(row, answer);
    if (asked === 'nothing') return [];
    if (asked === 'cases') return ['incidentsPerMonth', 'incidentCost'];
  }
  if (hasHours || !hasIncidents) {
    if (!isSaid(row.hoursPerWeek)) missing.push('hoursPerWeek');
    if (!isSaid(row.people)) missing.push('people');
    if (hourlyCostCents === null) missing.push('hourlyCost');
  }
  if (hasIncidents && !isSaid(row.incidentsPerMonth)) missing.push('incidentsPerMonth');
  if (hasIncidents && !isSaid(row.incidentCostCents)) missing.push('incidentCost');
  return missing;
}

/** Yearly cost in its two parts, which interventions reduce by different shares; null where an input is missing. */
type CostParts = { ofHours: number | null; ofIncidents: number | null };
type Cost = Pick<ProblemFigures, 'hoursPerYear' | 'costPerYearCents' | 'missing'> & CostParts;

/** findings: H = hours a week x people x weeks a year; C = H x rate + months x incidents x cost of one. Nothing is guessed. */
export function costOfProblem(
  row: Inputs,
  hourlyCostCents: number | null,
  answer: Shares | null = null,
  weeksPerYear = WEEKS_PER_YEAR,
): Cost {
  const hoursPerYear =
    isSaid(row.hoursPerWeek) && isSaid(row.people)
      ? toTenth(row.hoursPerWeek * row.people * weeksPerYear)
      : null;
  const ofHours = hoursPerYear === null || hourlyCostCents === null ? null : hoursPerYear * hourlyCostCents;
  const ofIncidents =
    isSaid(row.incidentsPerMonth) && isSaid(row.incidentCostCents)
      ? workingMonths(weeksPerYear) * row.incidentsPerMonth * row.incidentCostCents
      : null;
  return {
    hoursPerYear,
    ofHours,
    ofIncidents,
    costPerYearCents:
      ofHours === null && ofIncidents === null ? null : toCents((ofHours ?? 0) + (ofIncidents ?? 0)),
    missing: missingInputs(row, hourlyCostCents, answer),
  };
}

/** A problem with what was chosen for it and all that its action needs to know. */
export type ProblemWork = {
  row: Problem;
  figures: ProblemFigures;
  cost: CostParts;
  level: number | null;
  adoption: number | null;
  intervention: AppliedIntervention | null;
};

export function workOnProblem(
  row: Problem,
  hourlyCostCents: number | null,
  level: number | null,
  intervention: AppliedIntervention | null,
  weeksPerYear = WEEKS_PER_YEAR,
): ProblemWork {
  const cost = costOfProblem(row, hourlyCostCents, intervention, weeksPerYear);
  const adoption = level === null ? null : adoptionAt(level);
  const saving = (end: 0 | 1): { all: number | null; bank: number | null } => {
    const nothing = { all: null, bank: null };
    if (cost.costPerYearCents === null || adoption === null || !intervention) return nothing;
    const { savedShare, avoidedShare } = intervention;
    const ofHours = savedShare && cost.ofHours !== null ? cost.ofHours * savedShare[end] : null;
    const ofIncidents =
      avoidedShare && cost.ofIncidents !== null ? cost.ofIncidents * avoidedShare[end] : null;
    if (ofHours === null && ofIncidents === null) return nothing;
    const all = Math.min(cost.costPerYearCents, toCents(((ofHours ?? 0) + (ofIncidents ?? 0)) * adoption));
    const cash = costsTime(row) ? 0 : (ofIncidents ?? 0);
    return { all, bank: Math.min(all, toCents(cash * adoption)) };
  };
  const [low, high] = [saving(0), saving(1)];
  return {
    row,
    figures: {
      rowId: row.id,
      hoursPerYear: cost.hoursPerYear,
      costPerYearCents: cost.costPerYearCents,
      savingLowCents: low.all,
      savingHighCents: high.all,
      bankLowCents: low.bank,
      bankHighCents: high.bank,
      missing: cost.missing,
      ...(isSaid(row.tiedUpCents) && { tiedUpCents: row.tiedUpCents }),
    },
    cost: { ofHours: cost.ofHours, ofIncidents: cost.ofIncidents },
    level,
    adoption,
    intervention,
  };
}
