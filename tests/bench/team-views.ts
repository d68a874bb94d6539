/** Milliseconds: of two conditions and a sort, and of a relation and a field of the workspace. */
const TWO_CONDITIONS = 80;
const RELATION = 150;

type Filter = { all: object[] } | { any: object[] };
type View = { kind: 'contacts' | 'companies' | 'opportunities'; filter: Filter; sort: string; bound: number };
const plan = { field: 'customFields.plan', is: 'among', value: ['pro'] };
const noOpenTask = { field: 'openTasks', is: 'none' };

/** Views of a lead manager's team, as `seed:large` makes it. */
export const VIEWS: Record<string, View> = {
  'mine of two sources': {
    kind: 'contacts',
    filter: {
      all: [
        { field: 'ownerId', is: 'among', value: ['mine'] },
        { field: 'source', is: 'among', value: ['event', 'website'] },
      ],
    },
    sort: 'name',
    bound: TWO_CONDITIONS,
  },
  'a position, created lately': {
    kind: 'contacts',
    filter: {
      all: [
        { field: 'position', is: 'contains', value: 'compras' },
        { field: 'createdAt', is: 'olderThan', value: 30 },
      ],
    },
    sort: '-createdAt',
    bound: TWO_CONDITIONS,
  },
  'a tag, nobody’s': {
    kind: 'contacts',
    filter: {
      all: [
        { field: 'tag', is: 'among', value: ['VIP'] },
        { field: 'ownerId', is: 'among', value: ['nobody'] },
      ],
    },
    sort: 'name',
    bound: TWO_CONDITIONS,
  },
  'a rare tag or a rare source': {
    kind: 'contacts',
    filter: {
      any: [
        { field: 'tag', is: 'among', value: ['raro'] },
        { field: 'source', is: 'among', value: ['phone'] },
      ],
    },
    sort: '-updatedAt',
    bound: TWO_CONDITIONS,
  },
  'large deals, newest': {
    kind: 'opportunities',
    filter: {
      all: [
        { field: 'amountCents', is: 'atLeast', value: 2_500_000 },
        { field: 'state', is: 'among', value: ['open'] },
      ],
    },
    sort: '-createdAt',
    bound: TWO_CONDITIONS,
  },
  'companies of a sector with open deals': {
    kind: 'companies',
    filter: {
      all: [
        { field: 'sector', is: 'contains', value: 'Bodegas' },
        { field: 'openOpportunities', is: 'some' },
      ],
    },
    sort: 'name',
    bound: RELATION,
  },
  'a plan without an open task': {
    kind: 'contacts',
    filter: { all: [plan, noOpenTask] },
    sort: 'name',
    bound: RELATION,
  },
  'a plan with open deals above 5,000': {
    kind: 'contacts',
    filter: { all: [plan, { field: 'openOpportunities', is: 'atLeast', value: 500_000 }] },
    sort: '-createdAt',
    bound: RELATION,
  },
  'a plan, no contact for 30 days': {
    kind: 'contacts',
    filter: { all: [plan, { field: 'lastContact', is: 'olderThan', value: 30 }] },
    sort: 'name',
    bound: RELATION,
  },
};
