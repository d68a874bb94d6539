import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import type { Process } from '#features/consulting/profile/reading/reading.values.ts';
import type { Unplanned } from './actions.rules.ts';

/** Interventions whose record another one reads: where a plan has both, they come before it. */
export const RECORD_BEFORE: Readonly<Record<string, readonly string[]>> = {
  'job-margin': ['job-times-on-phone', 'job-card-follows'],
  'quote-margin-check': ['job-times-on-phone', 'job-card-follows'],
  'invoice-from-the-job': ['job-times-on-phone'],
  'routing-based-costing': ['job-times-on-phone'],
  'twelve-weeks-ahead': ['job-times-on-phone'],
  'quality-recall-drill': ['production-batch-record', 'lots-by-expiry'],
  'dossier-from-the-lot': ['production-batch-record'],
  'stock-visible-to-sellers': ['stock-figures-right', 'stock-cycle-count'],
  'maintenance-foresee': ['production-stoppage-causes', 'machine-logbook'],
};

/** Work in which things are numbered and written down, and work that reads what was written. */
const WRITES: readonly Process[] = ['stock', 'production', 'documents', 'data_quality', 'integration'];
const READS: readonly Process[] = ['reporting', 'forecasting'];

type Rows = ReadonlyMap<number, ReportSnapshot['problems'][number]>;

const readingsOf = (rows: Rows, { rowIds }: Unplanned) => rowIds.flatMap((id) => rows.get(id)?.reading ?? []);
const writes = (rows: Rows, action: Unplanned): boolean =>
  readingsOf(rows, action).some(({ process }) => WRITES.includes(process));
/** Without a record nobody can say what was earned, or from which lot a fault came. */
const reads = (rows: Rows, action: Unplanned): boolean =>
  readingsOf(rows, action).some(
    ({ process, symptom }) => READS.includes(process) || (process === 'quality' && symptom === 'unknown'),
  );

const beginsFirst = ({ isFirst, isUrgent }: Unplanned): boolean => isFirst || isUrgent;

/** Whether an action waits for another, be it by way of a third. */
function waitsFor(byId: ReadonlyMap<string, Unplanned>, action: Unplanned, other: string): boolean {
  const seen = new Set<string>();
  const look = (id: string): boolean => {
    if (seen.has(id)) return false;
    seen.add(id);
    return byId.get(id)?.needs.some((need) => need === other || look(need)) ?? false;
  };
  return look(action.interventionId);
}

/**
 * Returns the actions with what numbers and records before what reads it: by the catalogue, and among the actions of one
 * stated cause. What begins at once waits for nothing that does not, and no two wait for each other.
 */
export function stackRecords(
  actions: readonly Unplanned[],
  { problems, causes = [] }: Pick<ReportSnapshot, 'problems' | 'causes'>,
): Unplanned[] {
  const byId = new Map(actions.map((action) => [action.interventionId, action]));
  const rows: Rows = new Map(problems.map((row) => [row.id, row]));
  const place = (beforeId: string, afterId: string): void => {
    const [before, after] = [byId.get(beforeId), byId.get(afterId)];
    if (!before || !after || before === after || after.needs.includes(beforeId)) return;
    if (beginsFirst(after) && !beginsFirst(before)) return;
    if (waitsFor(byId, before, afterId)) return;
    byId.set(afterId, { ...after, needs: [...after.needs, beforeId] });
  };
  for (const { interventionId } of actions)
    for (const before of RECORD_BEFORE[interventionId] ?? []) place(before, interventionId);
  for (const { problemIds } of causes) {
    const joined = actions.filter(({ rowIds }) => rowIds.some((id) => problemIds.includes(id)));
    for (const after of joined.filter((action) => reads(rows, action) && !writes(rows, action)))
      for (const before of joined.filter((action) => writes(rows, action)))
        place(before.interventionId, after.interventionId);
  }
  return [...byId.values()];
}

/** Returns the actions with the hurry of a duty, or of a danger, on all that they need, be it by way of others. */
export function shareHurry(actions: readonly Unplanned[]): Unplanned[] {
  const byId = new Map(actions.map((action) => [action.interventionId, action]));
  const hurried = actions.filter(beginsFirst).map(({ interventionId }) => interventionId);
  for (const id of hurried) {
    const { needs = [], isFirst = false, isUrgent = false } = byId.get(id) ?? {};
    for (const needed of needs.flatMap((need) => byId.get(need) ?? [])) {
      const both = { isFirst: needed.isFirst || isFirst, isUrgent: needed.isUrgent || isUrgent };
      if (both.isFirst === needed.isFirst && both.isUrgent === needed.isUrgent) continue;
      byId.set(needed.interventionId, { ...needed, ...both });
      hurried.push(needed.interventionId);
    }
  }
  return [...byId.values()];
}
