import { and, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Key } from '#db/list/keyset.ts';
import { holdsEveryWord } from '#db/search/holds-text.ts';
import type { PortfolioQuery } from './portfolio.schema.ts';
import { STAGES, type PortfolioColumn } from './portfolio.values.ts';
import type { ReviewCalendar } from './review-calendar.rules.ts';

const text = (by: SQL) => ({ by, holds: 'string' }) as const;
const number = (by: SQL) => ({ by, holds: 'number' }) as const;

/** Whole numbers and texts alone, so that a cursor names its row exactly. */
const SORT_KEYS: Record<PortfolioColumn, Exclude<Key, SQLiteColumn>> = {
  name: text(sql`searchText`),
  stage: number(sql`stage`),
  overdue: number(sql`overdue`),
  nextReview: text(sql`reviewedAt`),
  hoursPerYear: number(sql`cast(round(hours * 10) as integer)`),
  costPerYearCents: number(sql`cents`),
  savedHoursPerYear: number(sql`cast(round((hoursLow + hoursHigh) * 10) as integer)`),
  savingPerYear: number(sql`centsLow + centsHigh`),
};
/** After every other key, in either direction. */
const LAST = { string: { up: '~', down: '' }, number: { up: Number.MAX_SAFE_INTEGER, down: -1 } };

/** The order of a list over `facts`. */
export function portfolioOrder(sort: NonNullable<PortfolioQuery['sort']>) {
  const isDescending = sort.startsWith('-');
  const { by, holds } = SORT_KEYS[sort.replace('-', '') as PortfolioColumn];
  const last = LAST[holds][isDescending ? 'down' : 'up'];
  const keys = [{ by: sql`coalesce(${by}, ${last})`, holds }, number(sql`id`)] as const;
  return { keys, isDescending };
}

/** The rows of `facts` that a query finds. */
export const filtersOf = (
  { q, stage, overdue, review, changed }: PortfolioQuery,
  { madeBefore }: ReviewCalendar,
): SQL =>
  and(
    sql`1`,
    holdsEveryWord(q, { folded: [sql`searchText`] }),
    stage && sql`stage = ${STAGES.indexOf(stage)}`,
    overdue && sql`overdue > 0`,
    review && sql`reviewedAt < ${madeBefore[review]}`,
    changed && sql`isChanged`,
  ) ?? sql`1`;
