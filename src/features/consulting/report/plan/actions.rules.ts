// One long file: an action, its figures and the groundwork before it are gathered from the same problems.
import type { CompanySize } from '#features/consulting/companies/company.values.ts';
import { bandStart, clamp, impactBand, isQuickWin, mostImpact } from './impact.rules.ts';
import { isLowLevel } from './levels.rules.ts';
import type { Action, Range } from './figures.schema.ts';
import type { AppliedIntervention } from './figures.types.ts';
import { paybackOf } from './payback.rules.ts';
import type { ProblemWork } from './problem-figures.rules.ts';
import { stakeOf } from '#features/consulting/profile/stake/stake.rules.ts';
import { cannotWait } from './urgency.rules.ts';
import { centsOf, middle, sumKnown, toTenth } from './range.rules.ts';

/** Specification section 9: problems of this priority are monitored, and no project is planned for them. */
export const MONITORED_PRIORITY = 1;

/**
 * Left open: nothing is planned for it until somebody has settled what it is. A person who confirms that it is none of the
 * processes says that it stays open; the errand is an action where they chose it.
 */
export const isToSettle = ({ row, intervention }: Pick<ProblemWork, 'row' | 'intervention'>): boolean =>
  intervention?.settles === true &&
  row.reading?.interventionId !== intervention.id &&
  (row.reading?.isConfirmed !== true || row.reading.process === 'other');

/** An action before it has its place in the roadmap. `needs` names interventions. */
export type Unplanned = Omit<Action, 'id' | 'from' | 'to' | 'fromWeek' | 'toWeek' | 'wave' | 'needs'> & {
  intervention: AppliedIntervention;
  weeks: number;
  /** (S - R) / I; for what is not quantified, the least of the band that its impact stands for. */
  order: number;
  /** Whether one of its problems cannot wait: it comes before all others. */
  isUrgent: boolean;
  /** Whether one of its problems is a duty or money owed: it begins in the first week, whatever it takes. */
  isFirst: boolean;
  /** Whether people are in danger: before duties and money. */
  isDanger: boolean;
  /** The highest of its problems, or of the actions that it prepares. */
  priority: number;
  /** Inputs of the saving, for its formula: costs of its problems that it reduces, 0 where it reduces none. */
  basis: { hoursCents: number; incidentsCents: number; adoption: number } | null;
  /** Other actions that must stand before, by intervention. */
  needs: string[];
};

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
const known = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null);

/** Saving of an action, or its part that reaches the bank, from the problems whose cost is known. */
function savingOf(works: readonly ProblemWork[], part: 'saving' | 'bank'): Range | null {
  const low = sumKnown(works.map(({ figures }) => figures[`${part}LowCents`] ?? null));
  const high = sumKnown(works.map(({ figures }) => figures[`${part}HighCents`] ?? null));
  if (low === null || high === null) return null;
  return { low, high };
}

function savedHours(works: readonly ProblemWork[], share: readonly [number, number] | null): Range | null {
  const effective = sumKnown(
    works.map(({ figures, adoption }) =>
      figures.hoursPerYear === null || adoption === null ? null : figures.hoursPerYear * adoption,
    ),
  );
  if (effective === null || share === null) return null;
  return { low: toTenth(effective * share[0]), high: toTenth(effective * share[1]) };
}

/** The mean adoption is weighted by cost, so that cost x share x adoption is the saving. */
function basisOf(
  works: readonly ProblemWork[],
  { savedShare, avoidedShare }: AppliedIntervention,
): Unplanned['basis'] {
  let [hoursCents, incidentsCents, adopted] = [0, 0, 0];
  for (const { cost, adoption } of works) {
    if (adoption === null) continue;
    const ofHours = savedShare ? (cost.ofHours ?? 0) : 0;
    const ofIncidents = avoidedShare ? (cost.ofIncidents ?? 0) : 0;
    hoursCents += ofHours;
    incidentsCents += ofIncidents;
    adopted += (ofHours + ofIncidents) * adoption;
  }
  const total = hoursCents + incidentsCents;
  return total === 0 ? null : { hoursCents, incidentsCents, adoption: adopted / total };
}

type Setting = { size: CompanySize; isToolInUse: (intervention: AppliedIntervention) => boolean };

function effortOf(intervention: AppliedIntervention, level: number | null, setting: Setting): number {
  // Typed for this company: its levels are known already.
  if (intervention.own !== undefined) return intervention.effort[setting.size];
  const extra = level !== null && isLowLevel(level) ? 1 : 0;
  const less = setting.isToolInUse(intervention) ? 1 : 0;
  return clamp(intervention.effort[setting.size] + extra - less);
}

/** One action for the problems that share an intervention; its costs count once (D22). */
function actionFor(intervention: AppliedIntervention, unsorted: ProblemWork[], setting: Setting): Unplanned {
  const works = unsorted.toSorted((a, b) => b.row.priority - a.row.priority);
  const setup = centsOf(intervention.setupEuros[setting.size]);
  const running = centsOf(intervention.runningEurosPerYear[setting.size]);
  const basis = basisOf(works, intervention);
  const saving = savingOf(works, 'saving');
  const bank = savingOf(works, 'bank');
  const payback = paybackOf({ saving, setup, running });
  const priority = works[0]?.row.priority ?? 1;
  const gain = saving && middle(saving) - middle(running);
  const impact =
    gain === null
      ? priority
      : Math.max(priority, Math.min(impactBand(gain, middle(setup)), mostImpact(gain, setting.size)));
  const effort = effortOf(intervention, mean(known(works.map(({ level }) => level))), setting);
  return {
    intervention,
    interventionId: intervention.id,
    interventionVersion: intervention.version,
    rowIds: works.map(({ row }) => row.id),
    weeks: intervention.weeks[setting.size],
    effort,
    impact,
    isQuickWin: isQuickWin(impact, effort) && (payback.threeYearNetLowCents ?? 0) >= 0,
    ownerContactId:
      intervention.own?.ownerContactId ??
      works.find(({ row }) => row.ownerContactId != null)?.row.ownerContactId ??
      null,
    costLowCents: setup.low,
    costHighCents: setup.high,
    runningLowCents: running.low,
    runningHighCents: running.high,
    savedHoursPerYear: savedHours(works, intervention.savedShare),
    savingLowCents: saving?.low ?? null,
    savingHighCents: saving?.high ?? null,
    bankLowCents: bank?.low ?? null,
    bankHighCents: bank?.high ?? null,
    ...payback,
    adoption: basis?.adoption ?? mean(known(works.map(({ adoption }) => adoption))),
    basis,
    order: saving ? (middle(saving) - middle(running)) / Math.max(1, middle(setup)) : bandStart(impact),
    priority,
    isUrgent: works.some(({ row }) => cannotWait(row)),
    isFirst: works.some(({ row }) => stakeOf(row) !== undefined),
    isDanger: works.some(({ row }) => stakeOf(row)?.stake === 'safety'),
    needs: intervention.needs,
  };
}

/** Returns a prerequisite action without problems of its own; it takes the impact of the action that needs it. */
function groundwork(
  intervention: AppliedIntervention,
  { impact, priority, isFirst }: Pick<Unplanned, 'impact' | 'priority' | 'isFirst'>,
  level: number | null,
  setting: Setting,
): Unplanned {
  const action = actionFor(intervention, [], setting);
  const effort = effortOf(intervention, level, setting);
  return {
    ...action,
    effort,
    impact,
    priority,
    isFirst,
    isQuickWin: isQuickWin(impact, effort),
    order: bandStart(impact),
  };
}

/** Adds what an action had better follow to its needs, where the plan has it. */
function stackUp(actions: Unplanned[]): void {
  const byId = new Map(actions.map((action) => [action.interventionId, action]));
  for (const action of actions) {
    const after = (action.intervention.after ?? []).filter(
      (id) => byId.has(id) && !action.needs.includes(id),
    );
    action.needs = [...action.needs, ...after];
  }
}

/**
 * Returns the actions without their dates: one an intervention, and what they need, one level deep. A problem that is
 * monitored calls for none; where a sharper one calls for the same intervention, that answers it too.
 */
export function gatherActions(
  works: readonly ProblemWork[],
  catalogue: ReadonlyMap<string, AppliedIntervention>,
  companyLevel: number | null,
  setting: Setting,
): Unplanned[] {
  const groups = new Map<AppliedIntervention, ProblemWork[]>();
  for (const work of works) {
    if (!work.intervention || isToSettle(work)) continue;
    const group = groups.get(work.intervention);
    if (group) group.push(work);
    else groups.set(work.intervention, [work]);
  }
  const actions = [...groups]
    .filter(
      ([{ own }, group]) =>
        own !== undefined ||
        group.some(({ row }) => row.priority > MONITORED_PRIORITY || stakeOf(row) !== undefined),
    )
    .map(([intervention, group]) => actionFor(intervention, group, setting));
  const prepared = new Map<string, Pick<Unplanned, 'impact' | 'priority' | 'isFirst'>>();
  for (const { needs, impact, priority, isFirst } of actions)
    for (const id of needs) {
      const known = prepared.get(id);
      prepared.set(id, {
        impact: Math.max(impact, known?.impact ?? 1),
        priority: Math.max(priority, known?.priority ?? 1),
        isFirst: isFirst || (known?.isFirst ?? false),
      });
    }
  const present = new Set(actions.map(({ interventionId }) => interventionId));
  stackUp(actions);
  for (const [id, weight] of prepared) {
    const needed = present.has(id) ? undefined : catalogue.get(id);
    if (needed) actions.push(groundwork(needed, weight, companyLevel, setting));
  }
  return actions;
}
