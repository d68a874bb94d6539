import type { Problem } from '#features/consulting/profile/problem.schema.ts';
import { problemNumbers } from '#features/consulting/report/text/problem-numbers.rules.ts';

/** Columns of the table of problems, each a field that is edited in place. */
export const PROBLEM_COLUMNS = [
  'priority',
  'description',
  'hoursPerWeek',
  'incidentCostCents',
  'ownerContactId',
] as const;
export type ProblemColumn = (typeof PROBLEM_COLUMNS)[number];

/** Key of the column's word: `consulting:problem.…`. */
export const COLUMN_WORDS = {
  priority: 'consulting:problem.priority',
  description: 'consulting:problem.columns.description',
  hoursPerWeek: 'consulting:problem.columns.hoursPerWeek',
  incidentCostCents: 'consulting:problem.columns.incidentCost',
  ownerContactId: 'consulting:figure.owner',
} as const satisfies Record<ProblemColumn, string>;

export type ProblemSort = { column: ProblemColumn; isDescending: boolean };

/** The order of the table before a column is pressed; null is that of the list, once somebody has ordered it by hand. */
export const standardSort = ({
  rows,
  total,
}: {
  rows: readonly Problem[];
  total: number;
}): ProblemSort | null =>
  // New rows have the sortOrder of the last one, so they differ in an ordered list alone. Part of a list stays as it is.
  rows.length < total || rows.some(({ sortOrder }) => sortOrder !== rows[0]?.sortOrder)
    ? null
    : { column: 'priority', isDescending: true };

/** The numbers that a report made now would give the problems, P1 and so on; none of part of a list. */
export const reportNumbers = ({
  rows,
  total,
}: {
  rows: readonly Problem[];
  total: number;
}): ReadonlyMap<number, string> => (rows.length < total ? new Map() : problemNumbers(rows));

type Names = { tag: string; ownerOf: (id: number) => string };

/** Rows in the order of a column; those without a value last, equal ones in their stored order. */
export function sortedProblems(
  rows: readonly Problem[],
  { column, isDescending }: ProblemSort,
  { tag, ownerOf }: Names,
): Problem[] {
  const { compare } = new Intl.Collator(tag, { numeric: true });
  const valueOf = (row: Problem): string | number | null =>
    column === 'ownerContactId' && row.ownerContactId !== null ? ownerOf(row.ownerContactId) : row[column];
  return rows.toSorted((a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    const order =
      typeof left === 'number' && typeof right === 'number'
        ? left - right
        : compare(String(left), String(right));
    return isDescending ? -order : order;
  });
}
