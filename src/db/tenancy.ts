import { and, eq, exists, getTableName, inArray, is, sql, type Placeholder, type SQL } from 'drizzle-orm';
import {
  getTableConfig,
  QueryBuilder,
  SQLiteTable,
  type AnySQLiteColumn,
  type SQLiteColumn,
} from 'drizzle-orm/sqlite-core';
import * as schema from './schema/index.ts';

/** How a row is found to belong to a workspace: by its own column, or by the row that it cannot be without. */
type Path = { column: string } & ({ parent?: undefined } | { parent: SQLiteTable; key: SQLiteColumn });

const TABLES: readonly SQLiteTable[] = Object.values(schema).filter((each) => is(each, SQLiteTable));

function pathOf(table: SQLiteTable, known: ReadonlyMap<string, Path>): Path | undefined {
  const references = getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable, foreignColumns } = key.reference();
    const [column] = columns;
    const [target] = foreignColumns;
    return column && target && column.notNull ? [{ column, foreignTable, target }] : [];
  });
  const own = references.find(({ foreignTable }) => foreignTable === schema.workspaces);
  if (own) return { column: own.column.name };
  const parent = references.find(
    ({ foreignTable }) => foreignTable !== table && known.has(getTableName(foreignTable)),
  );
  return parent && { column: parent.column.name, parent: parent.foreignTable, key: parent.target };
}

function findPaths(): ReadonlyMap<string, Path> {
  const found = new Map<string, Path>();
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const table of TABLES) {
      const path = found.has(getTableName(table)) ? undefined : pathOf(table, found);
      if (path && table !== schema.workspaceMembers) found.set(getTableName(table), path);
    }
  }
  return found;
}

const PATHS = findPaths();

/** The tables whose rows belong to a workspace, by the references of the schema. */
export const TENANT_TABLES: readonly SQLiteTable[] = TABLES.filter((table) => PATHS.has(getTableName(table)));

const ORIGINAL_NAME = Symbol.for('drizzle:OriginalName');
const pathOfTable = (table: SQLiteTable): Path | undefined =>
  // An alias has the name of its own and keeps that of its table.
  PATHS.get((table as unknown as Record<symbol, string>)[ORIGINAL_NAME] ?? getTableName(table));

export const isTenantTable = (table: SQLiteTable): boolean => pathOfTable(table) !== undefined;

export const hasWorkspaceColumn = (table: SQLiteTable): boolean =>
  isTenantTable(table) && pathOfTable(table)?.parent === undefined;

const build = new QueryBuilder();

/**
 * Tables of which a workspace may have thousands of rows: each row below them looks up its own, because SQLite would
 * write down the ids of all of them first. Of the others it does, and finds the rows below them by index.
 */
const MANY: ReadonlySet<SQLiteTable> = new Set([
  schema.companies,
  schema.crmCompanies,
  schema.crmContacts,
  schema.crmOpportunities,
  schema.questionnaires,
  schema.reports,
]);

/** Condition that a row of the table, or of an alias of it, belongs to the workspace. */
export function inWorkspace(table: SQLiteTable, workspaceId: number | SQL | Placeholder): SQL {
  const path = pathOfTable(table);
  if (!path) throw new TypeError(`${getTableName(table)} belongs to no workspace`);
  const column = (table as unknown as Record<string, AnySQLiteColumn>)[path.column];
  if (!column) throw new TypeError(`${getTableName(table)} has no column ${path.column}`);
  // Most rows that a statement reads are the workspace's, and SQLite has no statistics to know that: without being told
  // it looks through all rows of the workspace where it is asked for a few by their ids.
  if (!path.parent) return sql`likely(${eq(column, workspaceId)})`;
  const own = inWorkspace(path.parent, workspaceId);
  if (MANY.has(path.parent))
    return exists(
      build
        .select({ one: sql`1` })
        .from(path.parent)
        .where(and(eq(path.key, column), own)),
    );
  return inArray(
    column,
    build
      .select({ id: sql`${path.key}` })
      .from(path.parent)
      .where(own),
  );
}
