import type { Condition, FilterNode, ViewFilter } from './view-filter.types.ts';
import { operatorsOf, viewFieldOf, type ViewKind } from './view-fields.values.ts';

/** Filters of a list under another name than the view's field. */
const NAMES: Readonly<Record<string, string>> = {
  owner: 'ownerId',
  assignee: 'assigneeId',
  kind: 'state',
  nextStep: 'openTasks',
};

const OPEN: Condition = { field: 'done', is: 'no' };
/** The tabs of the tasks. */
const OF_STATES: Readonly<Record<string, readonly FilterNode[]>> = {
  open: [OPEN],
  upcoming: [OPEN],
  done: [{ field: 'done', is: 'yes' }],
  overdue: [{ field: 'overdue', is: 'yes' }],
  undated: [OPEN, { field: 'dueAt', is: 'empty' }],
  today: [
    OPEN,
    {
      any: [
        { field: 'overdue', is: 'yes' },
        { field: 'dueAt', is: 'nextDays', value: 1 },
      ],
    },
  ],
};

const BOUNDS = { From: 'from', To: 'to' } as const;
const RANGES: Readonly<Record<string, string>> = {
  created: 'createdAt',
  close: 'expectedClose',
  done: 'doneAt',
};

function conditionOf(kind: ViewKind, name: string, value: string): Condition | undefined {
  if (name === 'nextStep') return { field: 'openTasks', is: 'none' };
  if (kind === 'communication' && (name === 'from' || name === 'to'))
    return { field: 'occurredAt', is: name, value };
  const [, stem = '', bound] = /^(\w+)(From|To)$/.exec(name) ?? [];
  if (bound === 'From' || bound === 'To') {
    const field = RANGES[stem] ?? stem;
    const isDay = ['day', 'moment', 'due'].includes(viewFieldOf(kind, field)?.type ?? '');
    return isDay ? { field, is: BOUNDS[bound], value } : undefined;
  }
  const field = NAMES[name] ?? name;
  const known = viewFieldOf(kind, field);
  if (!known) return undefined;
  const operators = operatorsOf(known);
  if (operators.includes('contains')) return { field, is: 'contains', value };
  return operators.includes('among') ? { field, is: 'among', value: [value] } : undefined;
}

/** The conditions that say what the filters of a list say; words that are searched for everywhere have none. */
export const startOfView = (kind: ViewKind, filters: Readonly<Record<string, string>>): ViewFilter => ({
  all: Object.entries(filters).flatMap(([name, value]) =>
    value === '' || ['sort', 'q', 'group', 'inGroup'].includes(name)
      ? []
      : kind === 'task' && name === 'state'
        ? (OF_STATES[value] ?? [])
        : (conditionOf(kind, name, value) ?? []),
  ),
});

/**
 * The filters of a list that is seen through a view: in the order and the groups of the view, where the address says no
 * other. A group that is gone is left out.
 */
export const inOrderOfView = (
  filters: Readonly<Record<string, string>>,
  view: { sort: string | null; group?: string | null; isGroupGone?: boolean } | null,
  sorts: readonly string[],
): Record<string, string> => ({
  ...filters,
  ...(view?.group && !view.isGroupGone && !filters['group'] && { group: view.group }),
  ...(view?.sort && sorts.includes(view.sort) && !filters['sort'] && { sort: view.sort }),
});
