import type { DefinedField } from '#features/leads/fields/custom-fields.values.ts';
import { groupValue } from '#features/leads/groups/group-text.rules.ts';
import { isGroup, nodesOf } from './view-filter.rules.ts';
import type { Condition, FilterNode, ViewFilter } from './view-filter.types.ts';
import { MAX_DEPTH, operatorsOf, viewFieldOf, type ViewKind } from './view-fields.values.ts';

/** Filters of a list under another name than the view's field. */
const NAMES: Readonly<Record<string, string>> = {
  owner: 'ownerId',
  assignee: 'assigneeId',
  author: 'userId',
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
        { field: 'dueAt', is: 'during', value: 'today' },
      ],
    },
  ],
};

const BOUNDS = { From: 'from', To: 'to' } as const;
const RANGES: Readonly<Record<string, string>> = {
  created: 'createdAt',
  close: 'expectedClose',
  closed: 'closedAt',
  done: 'doneAt',
};

type Filters = Readonly<Record<string, string>>;

function conditionOf(kind: ViewKind, name: string, value: string): Condition | undefined {
  if (name === 'nextStep') return { field: 'openTasks', is: 'none' };
  if (name === 'lostReason') {
    const reason = groupValue(value);
    return reason === null ? { field: name, is: 'empty' } : { field: name, is: 'equals', value: reason };
  }
  if (name === 'hasClose') return { field: 'expectedClose', is: 'empty' };
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

/** The one group that is shown. */
function groupCondition(
  kind: ViewKind,
  { group = '', inGroup = '' }: Filters,
  own: readonly DefinedField[],
): Condition | undefined {
  const known = viewFieldOf(kind, group, own);
  if (!known || inGroup === '') return undefined;
  const value = groupValue(inGroup);
  if (known.type === 'flag') return { field: group, is: value === '1' ? 'yes' : 'no' };
  if (value !== null && known.type === 'text') return { field: group, is: 'equals', value };
  if (value !== null) return { field: group, is: 'among', value: [value] };
  return known.type === 'member'
    ? { field: group, is: 'among', value: ['nobody'] }
    : { field: group, is: 'empty' };
}

/** Of a list, and no filters. */
const OTHERS = ['sort', 'group', 'timeZone'];

/**
 * The conditions that say what the filters of a list say, and the names of the filters for which there is none: words that
 * are searched for everywhere, and what no field of a record holds.
 */
export function startOfView(
  kind: ViewKind,
  filters: Filters,
  own: readonly DefinedField[] = [],
): { filter: { all: FilterNode[] }; left: string[] } {
  const all: FilterNode[] = [];
  const left: string[] = [];
  for (const [name, value] of Object.entries(filters)) {
    if (value === '' || OTHERS.includes(name)) continue;
    const ofState = kind === 'task' && name === 'state' ? OF_STATES[value] : undefined;
    const found = name === 'inGroup' ? groupCondition(kind, filters, own) : conditionOf(kind, name, value);
    if (ofState) all.push(...ofState);
    else if (found) all.push(found);
    else left.push(name);
  }
  return { filter: { all }, left };
}

const depthOf = (filter: ViewFilter): number =>
  1 + Math.max(0, ...nodesOf(filter).map((node) => (isGroup(node) ? depthOf(node) : 0)));

/** The conditions of a view in which a list is seen, with those of the list; undefined where that would be too deep. */
export function withinView(base: ViewFilter, { all }: { all: FilterNode[] }): ViewFilter | undefined {
  if ('all' in base) return { all: [...base.all, ...all] };
  if (all.length === 0) return base;
  return depthOf(base) < MAX_DEPTH ? { all: [base, ...all] } : undefined;
}

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
