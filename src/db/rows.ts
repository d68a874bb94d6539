import { and, is, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { SQLiteTable, type SelectedFields, type SQLiteInsertValue } from 'drizzle-orm/sqlite-core';
import { builtOnce } from './built-once.ts';
import type { Database } from './drizzle.ts';
import { hasWorkspaceColumn, inWorkspace, isTenantTable } from './tenancy.ts';

type Given<T extends SQLiteTable> = Omit<SQLiteInsertValue<T>, 'workspaceId'>;

const wholeRows = <T extends SQLiteTable>(db: Database, table: T) => db.select().from(table);
const someFields = <T extends SQLiteTable, F extends SelectedFields>(db: Database, table: T, fields: F) =>
  db.select(fields).from(table);

type Joined = Record<'innerJoin' | 'leftJoin', (table: unknown, on?: SQL) => unknown>;
type Filtered = { where: (condition?: SQL) => unknown } & Partial<Joined>;

const isOwned = (table: unknown): table is SQLiteTable => is(table, SQLiteTable) && isTenantTable(table);

/**
 * Rows of one table that belong to one workspace: every statement carries that condition, for the tables it joins too.
 * The only way from a service to what people record (docs/decisions/026).
 */
export class Rows<T extends SQLiteTable> {
  readonly #db: Database;
  readonly #table: T;
  readonly #workspaceId: number | Placeholder | undefined;

  /** @param workspaceId without one, the rows of all of them (`everyRow`) */
  constructor(db: Database, table: T, workspaceId?: number | Placeholder) {
    this.#db = db;
    this.#table = table;
    this.#workspaceId = workspaceId;
  }

  /** For a statement that is written by hand. */
  get condition(): SQL | undefined {
    return this.#conditionOf(this.#table);
  }

  select(): ReturnType<typeof wholeRows<T>>;
  select<F extends SelectedFields>(fields: F): ReturnType<typeof someFields<T, F>>;
  select(fields?: SelectedFields): unknown {
    return this.#within(
      fields ? someFields(this.#db, this.#table, fields) : wholeRows(this.#db, this.#table),
    );
  }

  count(condition?: SQL): Promise<number> {
    return this.#db.$count(this.#table, and(this.condition, condition));
  }

  insert(values: Given<T> | Given<T>[]) {
    const workspaceId = this.#workspaceId;
    const owner = workspaceId !== undefined && hasWorkspaceColumn(this.#table) ? { workspaceId } : {};
    const rows = (Array.isArray(values) ? values : [values]).map((row) => ({ ...row, ...owner }));
    return this.#db.insert(this.#table).values(rows as T['$inferInsert'][]);
  }

  update(values: Parameters<ReturnType<Database['update']>['set']>[0] & object) {
    return this.#within(this.#db.update(this.#table).set(values as never));
  }

  delete() {
    return this.#within(this.#db.delete(this.#table));
  }

  #conditionOf(table: SQLiteTable): SQL | undefined {
    return this.#workspaceId === undefined ? undefined : inWorkspace(table, this.#workspaceId);
  }

  #within<Query extends object>(query: Query): Query {
    // drizzle replaces the condition of a statement, so the caller's is added to ours.
    const filtered = query as Filtered;
    const where = filtered.where.bind(query);
    where(this.condition);
    filtered.where = (condition) => where(and(this.condition, condition));
    for (const name of ['innerJoin', 'leftJoin'] as const) {
      const join = filtered[name]?.bind(query);
      if (join)
        filtered[name] = (table, on) => join(table, isOwned(table) ? and(this.#conditionOf(table), on) : on);
    }
    return query;
  }
}

/**
 * The rows of every workspace: for jobs, for public addresses, which a secret opens, and for whoever runs the
 * installation. Each call says why.
 */
export const everyRow = <T extends SQLiteTable>(db: Database, table: T): Rows<T> => new Rows(db, table);

type Owner = { db: Database; workspace: { id: number } };
type RowsOf = <T extends SQLiteTable>(table: T) => Rows<T>;
type Statement = { prepare: () => { all: (values: Record<string, unknown>) => unknown } };
type RowsFound<S extends Statement> = ReturnType<ReturnType<S['prepare']>['all']>;

/**
 * A statement on a workspace's rows that is asked for all the time: built once for a database and bound for each call,
 * because drizzle takes longer to build one than SQLite to run it. `build` writes `sql.placeholder(name)` for what differs.
 */
export function preparedRows<S extends Statement>(build: (rows: RowsOf) => S) {
  const prepared = builtOnce((db) =>
    build((table) => new Rows(db, table, sql.placeholder('workspace'))).prepare(),
  );
  return ({ db, workspace }: Owner, values: Record<string, unknown> = {}) =>
    prepared(db).all({ ...values, workspace: workspace.id }) as RowsFound<S>;
}
