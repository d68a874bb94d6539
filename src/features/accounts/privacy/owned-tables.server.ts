import { getTableColumns, is, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, SQLiteTable, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import * as schema from '#db/schema/index.ts';

/** A table whose rows belong to an account; the path to the owner follows the references of the tables. */
export type OwnedTable = {
  name: string;
  table: SQLiteTable;
  isOf: (userId: number) => SQL;
  /** The same for a workspace, where the path leads over one. */
  isOfWorkspace?: (workspaceId: number) => SQL;
  /** The account that owns a row of `table`, as a SQL expression; null if there is none. */
  ownerId: SQL;
  /** Indexed column that finds the rows: the owner reference, or the key of the owned row. */
  by: SQLiteColumn;
};

type Reference = {
  column: SQLiteColumn;
  target: SQLiteTable;
  targetColumn: SQLiteColumn;
  /** The row outlives what it refers to. */
  isLoose: boolean;
};

const TABLES: readonly SQLiteTable[] = Object.values(schema).filter((each) => is(each, SQLiteTable));

function readReferences(table: SQLiteTable): Reference[] {
  return getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable, foreignColumns } = key.reference();
    const [column] = columns;
    const [targetColumn] = foreignColumns;
    const isLoose = key.onDelete === 'set null';
    return column && targetColumn ? [{ column, target: foreignTable, targetColumn, isLoose }] : [];
  });
}

/** Read once: the order below asks for them a hundred thousand times. */
const REFERENCES = new Map(TABLES.map((table) => [table, readReferences(table)]));
const referencesOf = (table: SQLiteTable): Reference[] => REFERENCES.get(table) ?? readReferences(table);

/**
 * Returns the reference that decides ownership: the workspace if there is one (product.md D18: `userId` then means the
 * author), else the user, else a required parent row. Other references do not own the row.
 */
function ownerOf(table: SQLiteTable, known: ReadonlyMap<SQLiteTable, OwnedTable>): Reference | undefined {
  const references = referencesOf(table).filter(({ target }) => target !== table);
  const byWorkspace = references.find(({ target, isLoose }) => target === schema.workspaces && !isLoose);
  const byUser = references.find(({ column, target }) => target === schema.users && column.name === 'userId');
  const byRecord = references.find(({ column, target }) => column.notNull && known.has(target));
  return byWorkspace ?? byUser ?? byRecord;
}

/** The account that a workspace's storage counts for, and that takes over the rows of one that is gone. */
export const firstOwnerOf = (workspaceId: SQL): SQL => {
  const { userId, workspaceId: of, role, createdAt } = schema.workspaceMembers;
  return sql`(select ${userId} from ${schema.workspaceMembers}
    where ${of} = ${workspaceId} and ${role} = 'owner' order by ${createdAt}, ${userId} limit 1)`;
};

function findOwned(): OwnedTable[] {
  const found = new Map<SQLiteTable, OwnedTable>();
  const add = (table: SQLiteTable, owned: Omit<OwnedTable, 'name' | 'table'>): void =>
    void found.set(table, { name: getTableConfig(table).name, table, ...owned });

  const { users, workspaces } = schema;
  add(users, { by: users.id, isOf: (userId) => sql`${users.id} = ${userId}`, ownerId: sql`${users.id}` });
  const { id, createdBy, isPersonal } = workspaces;
  add(workspaces, {
    // Not the one who made it, who may have made shared ones too.
    by: id,
    isOf: (userId) => sql`${createdBy} = ${userId} and ${isPersonal}`,
    isOfWorkspace: (workspaceId) => sql`${id} = ${workspaceId}`,
    ownerId: firstOwnerOf(sql`${id}`),
  });
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const table of TABLES) {
      const owner = found.has(table) ? undefined : ownerOf(table, found);
      const parent = owner && found.get(owner.target);
      if (!owner || !parent) continue;
      const { column, targetColumn } = owner;
      const within = (condition: SQL): SQL =>
        sql`${column} in (select ${targetColumn} from ${parent.table} where ${condition})`;
      const { isOfWorkspace } = parent;
      add(table, {
        by: column,
        isOf: (userId) => within(parent.isOf(userId)),
        ...(isOfWorkspace && { isOfWorkspace: (workspaceId) => within(isOfWorkspace(workspaceId)) }),
        ownerId: sql`(select ${parent.ownerId} from ${parent.table} where ${targetColumn} = ${column})`,
      });
    }
  }
  return [...found.values()];
}

/** Starts with the account itself; each table follows the one it depends on. */
export const OWNED_TABLES: readonly OwnedTable[] = findOwned();

/**
 * Tables whose rows have no owner but are referenced by rows that have one: an email in the outbox, the text of an
 * enquiry. They are deleted with those rows, by code: the database does not cascade this way.
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
 * Tables that name accounts by number and outlive them. Their owners get what they did themselves with their export;
 * what identifies them is blanked when they go (audit.server.ts).
 */
export const NOTED_TABLES: readonly Omit<OwnedTable, 'ownerId'>[] = [
  {
    name: getTableConfig(schema.auditEvents).name,
    table: schema.auditEvents,
    by: schema.auditEvents.actorId,
    isOf: (userId) => sql`${schema.auditEvents.actorId} = ${userId}`,
  },
];

/**
 * Order in which an account's rows are deleted: a table after all tables that reference it, so that no row cascades to
 * thousands. If two reference each other, the one found later goes first. Reports are missing: they are deleted with
 * their company, and a trigger rejects anything else.
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

/** Columns with secrets, in whatever form they are stored; no export contains them. */
const SECRET = /password|secret|token|credential|bearerHash/i;

/** A session's id is derived from its cookie; email bodies are encrypted, and empty once sent. */
const UNREADABLE: readonly SQLiteColumn[] = [
  schema.sessions.id,
  schema.pushDevices.sessionId,
  schema.outbox.text,
  schema.outbox.html,
];

export function readableColumns(table: SQLiteTable): Record<string, SQLiteColumn> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(
      ([name, column]) => !SECRET.test(name) && !UNREADABLE.includes(column),
    ),
  );
}
