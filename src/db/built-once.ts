import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { AppError } from '#shared/errors.ts';
import type { Database } from './drizzle.ts';

/**
 * Keeps what is built for a database or a transaction: for work that repeats a statement for thousands of rows, because
 * drizzle takes longer to build one than SQLite to run it.
 */
export function builtOnce<T extends object>(build: (db: Database) => T): (db: Database) => T {
  const known = new WeakMap<Database, T>();
  return (db) => {
    const found = known.get(db) ?? build(db);
    known.set(db, found);
    return found;
  };
}

type Insert = { all: (values: Record<string, unknown>) => Promise<{ id: number }[]> };
type RowTable = SQLiteTable & { id: AnySQLiteColumn<{ data: number; notNull: true }> };

const insertsOf = builtOnce(() => new Map<string, Insert>());

function buildInsert(db: Database, table: RowTable, names: readonly string[]): Insert {
  // Within `sql`, or drizzle would encode null in a JSON column as the text `null`.
  const places = Object.fromEntries(names.map((name) => [name, sql`${sql.placeholder(name)}`]));
  return db.insert(table).values(places).returning({ id: table.id }).prepare();
}

/** Inserts a row and returns its id. */
export async function insertRow<T extends RowTable>(
  db: Database,
  table: T,
  row: T['$inferInsert'],
): Promise<number> {
  const columns = getTableColumns(table);
  const encoded = Object.fromEntries(
    Object.entries<unknown>(row).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value === null ? null : columns[name]?.mapToDriverValue(value)]],
    ),
  );
  const names = Object.keys(encoded);
  const inserts = insertsOf(db);
  const key = [getTableName(table), ...names].join(' ');
  const insert = inserts.get(key) ?? buildInsert(db, table, names);
  inserts.set(key, insert);
  const [made] = await insert.all(encoded);
  if (!made) throw new AppError('internal');
  return made.id;
}
