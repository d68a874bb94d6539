import { interventionChooser } from '#features/consulting/report/catalogue/catalogue.rules.ts';
import { sectorsOf } from '#features/consulting/report/catalogue/sectors.rules.ts';
import type { EarlierProfile, ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import { causePlaces } from '#features/consulting/report/text/causes.rules.ts';
import { workingDaysOf } from '#shared/dates/holidays.ts';
import { gatherActions } from './actions.rules.ts';
import type { AppliedIntervention, ReportFigures } from './figures.types.ts';
import { doNot, withoutBasis } from './do-not.rules.ts';
import { shareHurry, stackRecords } from './foundations.rules.ts';
import { formulasOf } from './formulas.rules.ts';
import { levelsOf } from './levels.rules.ts';
import { ownAnswers } from './own-actions.rules.ts';
import { NO_PLAN_EDITS, type PlanEdits } from './plan-edits.rules.ts';
import { WEEKS_PER_YEAR, workOnProblem, type ProblemWork } from './problem-figures.rules.ts';
import {
  beginsAtOnce,
  idsOfPlanned,
  inPlanOrder,
  lastWeekOf,
  numberActions,
  planCalendar,
  schedule,
  type PlanCalendar,
  type Planned,
} from './schedule.rules.ts';
import { totalsOf } from './totals.rules.ts';
import { verdictsOf } from './verdict.rules.ts';

export type FigureOptions = {
  /** Whether one of the company's tools already does what the intervention would bring. */
  isToolInUse?: (intervention: AppliedIntervention, tools: readonly string[]) => boolean;
  /** Actions that the consultant left out or added. */
  edits?: PlanEdits;
  /** Day of the report: what begins at once begins in its week. Without it the plan begins with the start date. */
  reportDay?: string | null;
};

/** Reports frozen before readings existed lack them. */
export const UNREAD = { process: 'other', symptom: 'other' } as const;

/** Interventions that an earlier report ordered and that are done: nobody orders them again. */
const doneBefore = ({ earlier }: { earlier?: EarlierProfile | undefined }): string[] =>
  (earlier?.actions ?? []).flatMap(({ interventionId, status }) => (status === 'done' ? interventionId : []));

export type Plan = { works: ProblemWork[]; planned: Planned[]; calendar: PlanCalendar | null };

/**
 * Returns a function that plans a profile: what each problem costs, and the actions in their order, without dates,
 * formulas and sums. It serves every profile of the same company that differs in ratings and figures alone.
 */
export function plannerFor(
  { company, earlier }: Pick<ReportSnapshot, 'company' | 'earlier'>,
  catalogue: readonly AppliedIntervention[],
  { isToolInUse = () => false, edits = NO_PLAN_EDITS, reportDay = null }: FigureOptions,
): (snapshot: ReportSnapshot) => Plan {
  const { size, tools = [], hourlyCostCents = null } = company;
  const weeksPerYear = company.weeksPerYear ?? WEEKS_PER_YEAR;
  const choose = interventionChooser(sectorsOf(company.sector), size, catalogue);
  const own = ownAnswers(edits.own);
  const left = new Set([...edits.left, ...doneBefore({ earlier })]);
  const byId = new Map(
    catalogue.filter(({ id }) => !left.has(id)).map((intervention) => [intervention.id, intervention]),
  );
  const setting = {
    size,
    isToolInUse: (intervention: AppliedIntervention) => tools.length > 0 && isToolInUse(intervention, tools),
  };
  const calendarFrom = (day: string | null) =>
    planCalendar(company.startDate ?? null, workingDaysOf(company.country ?? null), day);
  const [fromStart, fromReport] = [calendarFrom(null), calendarFrom(reportDay)];
  const lastWeek = lastWeekOf(company.startDate ?? null, company.deadline ?? null);
  return (snapshot) => {
    const levels = levelsOf(snapshot);
    const works = snapshot.problems.map((row) => {
      const answer = own.get(row.id) ?? choose(row.reading ?? UNREAD, row.description);
      const isLeft = answer !== null && left.has(answer.id);
      const work = workOnProblem(
        row,
        hourlyCostCents,
        levels.of(row.departmentId),
        isLeft ? null : answer,
        weeksPerYear,
      );
      // Nothing is asked about a problem for which nothing is planned.
      return isLeft ? { ...work, figures: { ...work.figures, missing: [] } } : work;
    });
    const gathered = shareHurry(stackRecords(gatherActions(works, byId, levels.mean, setting), snapshot));
    const calendar = gathered.some(beginsAtOnce) ? fromReport : fromStart;
    const planned = schedule(inPlanOrder(gathered, causePlaces(snapshot)), {
      size,
      calendar,
      lastWeek: lastWeek === null ? null : lastWeek + (calendar?.lead ?? 0),
      budgetCents: company.budgetCents ?? null,
    });
    return { works, planned, calendar };
  };
}

/** Computes every figure of a report from the frozen profile and the catalogue (docs/domain/report.md). */
export function computeFigures(
  snapshot: ReportSnapshot,
  catalogue: readonly AppliedIntervention[],
  options: FigureOptions = {},
): ReportFigures {
  const { hourlyCostCents = null, budgetCents = null } = snapshot.company;
  const { works, planned, calendar } = plannerFor(snapshot, catalogue, options)(snapshot);
  const problems = works.map(({ figures }) => figures);
  const kept = new Map(snapshot.earlier?.actions?.map(({ id, interventionId }) => [interventionId, id]));
  const ids = idsOfPlanned(planned, kept);
  const numbered = numberActions(planned, ids, calendar);
  const baseless = withoutBasis(doNot(snapshot, numbered, catalogue));
  const actions = numbered.map((action) =>
    baseless.has(action.id) ? { ...action, isQuickWin: false } : action,
  );
  return {
    problems,
    actions,
    totals: totalsOf(problems, actions),
    start: calendar && { first: calendar.first, lead: calendar.lead },
    formulas: formulasOf(works, planned, ids, verdictsOf(actions, snapshot.company.size), {
      hourlyCostCents,
      budgetCents,
      weeksPerYear: snapshot.company.weeksPerYear ?? WEEKS_PER_YEAR,
    }),
  };
}
