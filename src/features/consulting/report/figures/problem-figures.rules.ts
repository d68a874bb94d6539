import type { AppliedIntervention, MissingInput, ProblemFigures } from './figures.types.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import { adoptionAt } from './levels.rules.ts';
import { toCents, toTenth } from './range.rules.ts';

/** Weeks of work in a year. */
export const WEEKS_PER_YEAR = 44;
const MONTHS = 12;

type Problem = ReportSnapshot['problems'][number];
type Inputs = Pick<Problem, 'hoursPerWeek' | 'people' | 'incidentsPerMonth' | 'incidentCostCents'>;

const isSaid = (value: number | null | undefined): value is number => value != null;

/** What has to be said before the problem has a cost. Incidents count as said where one of their two inputs is. */
function missingInputs(row: Inputs, hourlyCostCents: number | null): MissingInput[] {
  const missing: MissingInput[] = [];
  const hasIncidents = isSaid(row.incidentsPerMonth) || isSaid(row.incidentCostCents);
  const hasHours = isSaid(row.hoursPerWeek) || isSaid(row.people);
  if (hasHours || !hasIncidents) {
    if (!isSaid(row.hoursPerWeek)) missing.push('hoursPerWeek');
    if (!isSaid(row.people)) missing.push('people');
    if (hourlyCostCents === null) missing.push('hourlyCost');
  }
  if (hasIncidents && !isSaid(row.incidentsPerMonth)) missing.push('incidentsPerMonth');
  if (hasIncidents && !isSaid(row.incidentCostCents)) missing.push('incidentCost');
  return missing;
}

/** findings: H = hours a week x people x 44; C = H x rate + 12 x incidents x cost of one. Nothing is guessed. */
export function costOfProblem(
  row: Inputs,
  hourlyCostCents: number | null,
): Pick<ProblemFigures, 'hoursPerYear' | 'costPerYearCents' | 'missing'> {
  const hoursPerYear =
    isSaid(row.hoursPerWeek) && isSaid(row.people)
      ? toTenth(row.hoursPerWeek * row.people * WEEKS_PER_YEAR)
      : null;
  const ofHours = hoursPerYear === null || hourlyCostCents === null ? null : hoursPerYear * hourlyCostCents;
  const ofIncidents =
    isSaid(row.incidentsPerMonth) && isSaid(row.incidentCostCents)
      ? MONTHS * row.incidentsPerMonth * row.incidentCostCents
      : null;
  return {
    hoursPerYear,
    costPerYearCents:
      ofHours === null && ofIncidents === null ? null : toCents((ofHours ?? 0) + (ofIncidents ?? 0)),
    missing: missingInputs(row, hourlyCostCents),
  };
}

/** A problem with what was chosen for it and all that its action needs to know. */
export type ProblemWork = {
  row: Problem;
  figures: ProblemFigures;
  level: number | null;
  adoption: number | null;
  intervention: AppliedIntervention | null;
};

export function workOnProblem(
  row: Problem,
  hourlyCostCents: number | null,
  level: number | null,
  intervention: AppliedIntervention | null,
): ProblemWork {
  const cost = costOfProblem(row, hourlyCostCents);
  const adoption = level === null ? null : adoptionAt(level);
  const share = intervention?.savedShare ?? null;
  const saving = (part: number): number | null =>
    cost.costPerYearCents === null || adoption === null
      ? null
      : Math.min(cost.costPerYearCents, toCents(cost.costPerYearCents * part * adoption));
  return {
    row,
    figures: {
      rowId: row.id,
      hoursPerYear: cost.hoursPerYear,
      costPerYearCents: cost.costPerYearCents,
      savingLowCents: share && saving(share[0]),
      savingHighCents: share && saving(share[1]),
      missing: cost.missing,
    },
    level,
    adoption,
    intervention,
  };
}
