import type { DraftBlock } from '#features/consulting/report/draft/draft.schema.ts';
import type { FrozenDocument } from '#features/consulting/report/document/document.rules.ts';
import { DEFAULT_CURRENCY, type Currency } from '#features/consulting/companies/company.values.ts';
import type { Action, Range } from '#features/consulting/report/plan/figures.schema.ts';
import type { ActionTracker, TrackedAction, TrackerSummary } from './tracker.schema.ts';
import type { ActionStatus } from './tracker.values.ts';

/** An action of a composed report as it is tracked from then on. */
export type ProposedAction = {
  action: Action;
  title: string | null;
  owner: string | null;
  /** Key figure of a consultant's own action, or what fits the record of the catalogue's; null: the catalogue's. */
  kpi: string | null;
  kpiHow: string | null;
};

/** The parts of a composed report that the tracker reads. */
type Composed = {
  document: Pick<FrozenDocument, 'parts'>;
  figures: { actions: readonly Action[] };
  blocks?: readonly Pick<DraftBlock, 'id' | 'action'>[];
};
type KeyFigure = Pick<ProposedAction, 'kpi' | 'kpiHow'>;

/**
 * Returns the actions that the report shows, in its order; those that the consultant left out are not tracked. A report
 * whose texts were written elsewhere has no sheets: all that were computed. `fitted` is the key figure of an intervention as
 * it fits the record, empty where that names something of another trade; undefined for one that stands as it was written.
 */
export function proposedActions(
  { document, figures, blocks = [] }: Composed,
  fitted: (interventionId: string) => KeyFigure | undefined = () => undefined,
): ProposedAction[] {
  const byId = new Map(figures.actions.map((action) => [action.id, action]));
  const sheets = document.parts.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'sheet');
  const kpiOf = ({ interventionId }: Action): KeyFigure => {
    const own = blocks.find(({ id }) => id === interventionId)?.action ?? fitted(interventionId);
    return { kpi: own?.kpi ?? null, kpiHow: own?.kpiHow ?? null };
  };
  if (sheets.length === 0)
    return figures.actions.map((action) => ({ action, title: null, owner: null, ...kpiOf(action) }));
  return sheets.flatMap(({ number, title, facts }) => {
    const action = byId.get(number);
    // A sheet begins with who answers for it (sections/action-sections.rules.ts).
    return action ? [{ action, title, owner: facts[0]?.text ?? null, ...kpiOf(action) }] : [];
  });
}

/** A stored action (db/schema/consulting.ts, `reportActions`). */
export type StoredAction = {
  actionId: string;
  title: string | null;
  proposedOwner: string | null;
  proposedDue: string | null;
  kpi: string | null;
  kpiHow: string | null;
  costLowCents: number;
  costHighCents: number;
  savedHoursLow: number | null;
  savedHoursHigh: number | null;
  savingLowCents: number | null;
  savingHighCents: number | null;
  status: ActionStatus;
  owner: string | null;
  dueDate: string | null;
  costCents: number | null;
  notes: string | null;
  doneAt: string | null;
  updatedAt: string;
};
/** Texts of the catalogue on its intervention, in the language of the report. */
type Words = { title: string; owner: string; kpi: string; kpiHow: string };

export const IS_OPEN: Record<ActionStatus, boolean> = {
  todo: true,
  doing: true,
  done: false,
  dropped: false,
};

const rangeOf = (low: number | null, high: number | null): Range | null =>
  low === null || high === null ? null : { low, high };

/** An action with what became of it; `today` is a calendar day where the reader is. */
export function trackAction(
  stored: StoredAction,
  readings: TrackedAction['readings'],
  words: Words | undefined,
  today: string,
  currency: Currency = DEFAULT_CURRENCY,
): TrackedAction {
  const { actionId, status, owner, dueDate, proposedDue, costCents, notes, doneAt, updatedAt } = stored;
  const due = dueDate ?? proposedDue;
  return {
    actionId,
    title: stored.title ?? words?.title ?? actionId,
    status,
    owner,
    proposedOwner: stored.proposedOwner ?? words?.owner ?? '',
    dueDate,
    proposedDue,
    isOverdue: IS_OPEN[status] && due !== null && due < today,
    currency,
    costCents,
    proposedCost: { low: stored.costLowCents, high: stored.costHighCents },
    savedHoursPerYear: rangeOf(stored.savedHoursLow, stored.savedHoursHigh),
    savingPerYear: rangeOf(stored.savingLowCents, stored.savingHighCents),
    kpi: stored.kpi ?? words?.kpi ?? '',
    kpiHow: stored.kpiHow ?? words?.kpiHow ?? '',
    readings,
    notes,
    doneAt,
    updatedAt,
  };
}

const sumOf = (ranges: readonly (Range | null)[]): Range | null =>
  ranges.reduce<Range | null>(
    (sum, range) =>
      range === null ? sum : { low: (sum?.low ?? 0) + range.low, high: (sum?.high ?? 0) + range.high },
    null,
  );

/** "8 of 12 done, 212 h a year": what is done, late and spent. */
export function summaryOf(items: readonly TrackedAction[]): TrackerSummary {
  const kept = items.filter(({ status }) => status !== 'dropped');
  const done = kept.filter(({ status }) => status === 'done');
  return {
    actions: kept.length,
    done: done.length,
    overdue: items.filter(({ isOverdue }) => isOverdue).length,
    savedHoursPerYear: sumOf(done.map(({ savedHoursPerYear }) => savedHoursPerYear)),
    savingPerYear: sumOf(done.map(({ savingPerYear }) => savingPerYear)),
    costCents: items.reduce((sum, { costCents }) => sum + (costCents ?? 0), 0),
    currency: items[0]?.currency ?? DEFAULT_CURRENCY,
  };
}

export const trackerOf = (items: TrackedAction[]): ActionTracker => ({ items, summary: summaryOf(items) });

const numberOf = (actionId: string): number => Number(actionId.slice(1));
/** A1, A2 … A10. */
export const byNumber = (a: { actionId: string }, b: { actionId: string }): number =>
  numberOf(a.actionId) - numberOf(b.actionId);
