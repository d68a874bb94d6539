import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';

let made = 0;

/** Fills a column by its name with values that the portal's own rules accept. */
const BY_NAME: readonly [RegExp, (n: number) => string | number][] = [
  [/email/i, (n) => `person${n}@test.example`],
  [/phone/i, (n) => `+34 600 000 ${100 + n}`],
  [/website|url$/i, (n) => `https://web${n}.example`],
  [/domain/i, (n) => `web${n}.example`],
  [/At$/, (n) => `2026-02-01T10:00:00.${String(n % 1_000).padStart(3, '0')}Z`],
  [/Close$|day$/i, (n) => `2027-02-${String(1 + (n % 28)).padStart(2, '0')}`],
  [/Cents$/, (n) => 1_000 + n],
  [/currency/i, () => 'USD'],
];

/** A value that no other column has, as far as its kind allows, and that is no default. */
function valueOf(column: SQLiteColumn): unknown {
  made += 1;
  const choice = column.enumValues?.find((value) => value !== column.default);
  if (choice !== undefined) return choice;
  if (column.dataType === 'boolean') return true;
  if (column.dataType === 'json') return { filled: made };
  const [, byName] = BY_NAME.find(([name]) => name.test(column.name)) ?? [];
  if (byName) return byName(made);
  return column.dataType === 'number' ? 2 : `filled ${column.name} ${made}`;
}

/** Columns that name another row: a test says which. */
const referring = (table: SQLiteTable): string[] =>
  getTableConfig(table).foreignKeys.flatMap((key) => key.reference().columns.map(({ name }) => name));

/**
 * A row with something in every column, `id` and what names other rows left to the test: a column that is added
 * tomorrow is filled too, and whoever loses it is found out.
 */
export function aFullRow<T extends SQLiteTable>(
  table: T,
  given: Partial<T['$inferInsert']> = {},
): T['$inferInsert'] {
  const left = ['id', ...referring(table)];
  const filled = Object.entries(getTableColumns(table))
    .filter(([name, column]) => !left.includes(name) && !column.generated)
    .map(([name, column]) => [name, valueOf(column)]);
  return { ...Object.fromEntries(filled), ...given };
}

/** Why a column is not carried along, by its name. */
export type Reasons = Readonly<Record<string, string>>;

/** Columns of a table that `actual` does not hold as `expected` does, but for those with a reason. */
export function lostColumns(
  table: SQLiteTable,
  actual: object | undefined,
  expected: object,
  reasons: Reasons,
): string[] {
  const columns = Object.keys(getTableColumns(table));
  const stale = Object.keys(reasons).filter((name) => !columns.includes(name));
  const is = Object.fromEntries(Object.entries(actual ?? {}));
  const was = Object.fromEntries(Object.entries(expected));
  const same = (name: string): boolean =>
    was[name] !== undefined && was[name] !== null && JSON.stringify(is[name]) === JSON.stringify(was[name]);
  return [...columns.filter((name) => !(name in reasons) && !same(name)), ...stale];
}
