import { getTableColumns, is, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, SQLiteTable, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import * as schema from '#db/schema/index.ts';

/** The rows of `table` that belong to an account: how they are reached stands in the tables' own references. */
export type OwnedTable = {
  name: string;
  table: SQLiteTable;
  isOf: (userId: number) => SQL;
  /** The account that a row of `table` belongs to, as an expression for queries over it; null where it is nobody's. */
  ownerId: SQL;
  /** An indexed column that finds the rows: what names the owner, or the owned row itself. */
  by: SQLiteColumn;
};

type Reference = { column: SQLiteColumn; target: SQLiteTable; targetColumn: SQLiteColumn };

const TABLES: readonly SQLiteTable[] = Object.values(schema).filter((each) => is(each, SQLiteTable));

function referencesOf(table: SQLiteTable): Reference[] {
  return getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable, foreignColumns } = key.reference();
    const [column] = columns;
    const [targetColumn] = foreignColumns;
    return column && targetColumn ? [{ column, target: foreignTable, targetColumn }] : [];
  });
}

/**
 * Who decides over a row: its workspace where it has one (product.md D18: its `userId` says who made it), else its
 * user, else the row that it cannot be without. Other references only mention somebody.
 */
function ownerOf(table: SQLiteTable, known: ReadonlyMap<SQLiteTable, OwnedTable>): Reference | undefined {
  const references = referencesOf(table).filter(({ target }) => target !== table);
  const byWorkspace = references.find(({ target }) => target === schema.workspaces);
  const byUser = references.find(({ column, target }) => target === schema.users && column.name === 'userId');
  const byRecord = references.find(({ column, target }) => column.notNull && known.has(target));
  return byWorkspace ?? byUser ?? byRecord;
}

function findOwned(): OwnedTable[] {
  const found = new Map<SQLiteTable, OwnedTable>();
  const add = (table: SQLiteTable, by: SQLiteColumn, isOf: OwnedTable['isOf'], ownerId: SQL): void =>
    void found.set(table, { name: getTableConfig(table).name, table, by, isOf, ownerId });

  add(
    schema.users,
    schema.users.id,
    (userId) => sql`${schema.users.id} = ${userId}`,
    sql`${schema.users.id}`,
  );
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const table of TABLES) {
      const owner = found.has(table) ? undefined : ownerOf(table, found);
      const parent = owner && found.get(owner.target);
      if (!owner || !parent) continue;
      add(
        table,
        owner.column,
        (userId) =>
          sql`${owner.column} in (select ${owner.targetColumn} from ${parent.table} where ${parent.isOf(userId)})`,
        sql`(select ${parent.ownerId} from ${parent.table} where ${owner.targetColumn} = ${owner.column})`,
      );
    }
  }
  return [...found.values()];
}

/** The account itself comes first, and each table after the one that its rows hang from. */
export const OWNED_TABLES: readonly OwnedTable[] = findOwned();

/**
 * Tables whose rows name no owner but are pointed to by rows that have one: an e-mail in the outbox, the text of an
 * enquiry. They go with those rows, and nothing in the database sees to it.
 */
export const ATTACHED_TABLES: readonly Omit<OwnedTable, 'ownerId'>[] = TABLES.flatMap((table) => {
  if (OWNED_TABLES.some((owned) => owned.table === table)) return [];
  const pointers = OWNED_TABLES.flatMap((owned) =>
    referencesOf(owned.table)
      .filter(({ target }) => target === table)
      .map((reference) => ({ ...reference, owned })),
  );
  const [first] = pointers;
  if (!first) return [];
  const isOf = (userId: number): SQL =>
    sql.join(
      pointers.map(
        ({ column, targetColumn, owned }) =>
          sql`${targetColumn} in (select ${column} from ${owned.table} where ${owned.isOf(userId)})`,
      ),
      sql` or `,
    );
  return [{ name: getTableConfig(table).name, table, by: first.targetColumn, isOf }];
});

/**
 * The order in which an account's rows are deleted: a table after all those that refer to it, so that no row takes
 * thousands of others along. Where two refer to each other, the one that was found later goes first. A report is not
 * among them: it goes with its company, and a trigger refuses anything else.
 */
export const ERASED_TABLES: readonly OwnedTable[] = eraseOrder();

function eraseOrder(): OwnedTable[] {
  let left = OWNED_TABLES.filter(({ table }) => table !== schema.users && table !== schema.reports);
  const order: OwnedTable[] = [];
  while (left.length > 0) {
    const isReferredTo = ({ table }: OwnedTable): boolean =>
      left.some(
        (other) => other.table !== table && referencesOf(other.table).some(({ target }) => target === table),
      );
    const next = left.find((owned) => !isReferredTo(owned)) ?? left.at(-1);
    if (!next) break;
    order.push(next);
    left = left.filter((owned) => owned !== next);
  }
  return order;
}

/** What opens something, in whatever form it is stored, leaves the server in no export. */
const SECRET = /password|secret|token|credential|bearerHash/i;

/** A session's id is made from its cookie; the bodies of emails are sealed, and empty once they have been sent. */
const UNREADABLE: readonly SQLiteColumn[] = [schema.sessions.id, schema.outbox.text, schema.outbox.html];

/** The columns of a table that its owner may read. */
export function readableColumns(table: SQLiteTable): Record<string, SQLiteColumn> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(
      ([name, column]) => !SECRET.test(name) && !UNREADABLE.includes(column),
    ),
  );
}
