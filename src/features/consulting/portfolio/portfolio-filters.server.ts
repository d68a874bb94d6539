import { sql, type SQL } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import { escapeLike, foldText } from '#shared/text.ts';
import type { PortfolioQuery } from './portfolio.schema.ts';
import { STAGES, type PortfolioColumn } from './portfolio.values.ts';
import type { ReviewCalendar } from './review-calendar.rules.ts';

/** Whole numbers and texts alone, so that a cursor names its row exactly. */
const KEYS: Record<PortfolioColumn, { key: SQL; isText?: true }> = {
  name: { key: sql`searchText`, isText: true },
  stage: { key: sql`stage` },
  overdue: { key: sql`overdue` },
  nextReview: { key: sql`reviewedAt`, isText: true },
  hoursPerYear: { key: sql`cast(round(hours * 10) as integer)` },
  costPerYearCents: { key: sql`cents` },
  savedHoursPerYear: { key: sql`cast(round((hoursLow + hoursHigh) * 10) as integer)` },
  savingPerYear: { key: sql`centsLow + centsHigh` },
};
/** After every other key, in either direction. */
const LAST = { text: { up: '~', down: '' }, number: { up: Number.MAX_SAFE_INTEGER, down: -1 } };

/** The order of a list over `facts`, and how the key in a cursor is read. */
export function orderOf(sort: NonNullable<PortfolioQuery['sort']>) {
  const isDown = sort.startsWith('-');
  const { key, isText = false } = KEYS[sort.replace('-', '') as PortfolioColumn];
  const last = LAST[isText ? 'text' : 'number'][isDown ? 'down' : 'up'];
  return {
    key: sql`coalesce(${key}, ${last})`,
    direction: sql.raw(isDown ? 'desc' : 'asc'),
    after: sql.raw(isDown ? '<' : '>'),
    read: (text: string): string | number => {
      if (isText) return text;
      if (!/^-?\d{1,16}$/.test(text)) throw new AppError('bad_request');
      return Number(text);
    },
  };
}

/** The rows of `facts` that a query finds. */
export function filtersOf(
  { q = '', stage, overdue, review, changed }: PortfolioQuery,
  { madeBefore }: ReviewCalendar,
): SQL {
  const words = foldText(q).split(/\s+/).filter(Boolean);
  const conditions = [
    sql`1`,
    ...words.map((word) => sql`searchText like ${`%${escapeLike(word)}%`} escape '\\'`),
    stage && sql`stage = ${STAGES.indexOf(stage)}`,
    overdue && sql`overdue > 0`,
    review && sql`reviewedAt < ${madeBefore[review]}`,
    changed && sql`isChanged`,
  ];
  return sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  );
}
