import { interventionChooser } from '#features/consulting/report/catalogue/catalogue.rules.ts';
import { sectorsOf } from '#features/consulting/report/catalogue/sectors.rules.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import { gatherActions } from './actions.rules.ts';
import type { AppliedIntervention, ReportFigures } from './figures.types.ts';
import { formulasOf } from './formulas.rules.ts';
import { levelsOf } from './levels.rules.ts';
import { workOnProblem } from './problem-figures.rules.ts';
import { inOrder, numberActions, schedule } from './schedule.rules.ts';
import { totalsOf } from './totals.rules.ts';

export type FigureOptions = {
  /** Whether one of the company's tools already does what the intervention would bring. */
  isToolInUse?: (intervention: AppliedIntervention, tools: readonly string[]) => boolean;
};

/** Reports frozen before readings existed lack them. */
const UNREAD = { process: 'other', symptom: 'other' } as const;

/** Computes every figure of a report from the frozen profile and the catalogue (docs/domain/report.md). */
export function computeFigures(
  snapshot: ReportSnapshot,
  catalogue: readonly AppliedIntervention[],
  { isToolInUse = () => false }: FigureOptions = {},
): ReportFigures {
  const { company } = snapshot;
  const { size, tools = [] } = company;
  const hourlyCostCents = company.hourlyCostCents ?? null;
  const budgetCents = company.budgetCents ?? null;
  const startDate = company.startDate ?? null;
  const levels = levelsOf(snapshot);
  const choose = interventionChooser(sectorsOf(company.sector), size, catalogue);
  const works = snapshot.problems.map((row) =>
    workOnProblem(row, hourlyCostCents, levels.of(row.departmentId), choose(row.reading ?? UNREAD)),
  );
  const byId = new Map(catalogue.map((intervention) => [intervention.id, intervention]));
  const gathered = gatherActions(works, byId, levels.mean, {
    size,
    isToolInUse: (intervention) => tools.length > 0 && isToolInUse(intervention, tools),
  });
  const planned = schedule(inOrder(gathered), {
    size,
    startDate,
    deadline: company.deadline ?? null,
    budgetCents,
  });
  const problems = works.map(({ figures }) => figures);
  const actions = numberActions(planned, startDate);
  return {
    problems,
    actions,
    totals: totalsOf(problems, actions),
    formulas: formulasOf(works, planned, { hourlyCostCents, budgetCents }),
  };
}
