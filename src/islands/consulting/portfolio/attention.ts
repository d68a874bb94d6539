import { queryOf, type Filters } from '#islands/lists/list-query.ts';

/** Reasons why a company needs its consultant, as filters of the list. */
export const ATTENTION = {
  overdue: { overdue: 'true' },
  reviewsDue: { review: 'due' },
  reviewsOverdue: { review: 'overdue' },
  changed: { changed: 'true' },
} as const satisfies Record<string, Filters>;
export type Attention = keyof typeof ATTENTION;
export const ATTENTIONS = Object.keys(ATTENTION) as Attention[];

const NONE = { overdue: '', review: '', changed: '' };

/** Returns the first reason among the filters; an address may name several. */
export const attentionOf = (filters: Filters): Attention | undefined =>
  ATTENTIONS.find((each) =>
    Object.entries(ATTENTION[each]).every(([name, value]) => filters[name] === value),
  );

export const withAttention = (filters: Filters, attention: Attention | undefined): Filters => ({
  ...filters,
  ...NONE,
  ...(attention && ATTENTION[attention]),
});

/** The filters that find all companies that need this, in the list's order. */
export const onlyAttention = ({ sort = '' }: Filters, attention: Attention | undefined): Filters => ({
  ...withAttention({ q: '', stage: '' }, attention),
  sort,
});

/** Whether the list shows all companies that need this and no others. */
export const isOnly = (filters: Filters, attention: Attention): boolean =>
  queryOf(filters) === queryOf(onlyAttention(filters, attention));
