import { and, eq, isNotNull, not, sql, type SQL } from 'drizzle-orm';
import { alias, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { inWorkspace } from '#db/tenancy.ts';
import type { Order } from './keyset.ts';

/** Rows that name a record of a list, of each record's one that its place in the list follows. */
export type Related = {
  table: SQLiteTable;
  /** Names the record. */
  link: string;
  /** The moment by which the list is ordered. */
  at: string;
  /** Of several rows of a record the one with the latest moment counts, else that with the earliest. */
  isLatest: boolean;
  /** Condition of the rows that count, on the columns of the table or of an alias of it. */
  isMeant: (columns: Readonly<Record<string, SQLiteColumn>>) => SQL | undefined;
};

type Columns = Readonly<Record<string, SQLiteColumn>>;
type Named = { id: SQLiteColumn; link: SQLiteColumn; at: SQLiteColumn; all: Columns };

function columnsOf(table: SQLiteTable, { link, at }: Related): Named {
  const all = table as unknown as Columns;
  const [idColumn, linkColumn, atColumn] = [all['id'], all[link], all[at]];
  if (!idColumn || !linkColumn || !atColumn) throw new TypeError(`no column ${link} or ${at}`);
  return { id: idColumn, link: linkColumn, at: atColumn, all };
}

/** Condition that a record has one of the rows; asked of each record by itself. */
export function hasRelated(related: Related, id: SQLiteColumn): SQL {
  const { table, isMeant } = related;
  const { link, all } = columnsOf(table, related);
  return sql`exists (select 1 from ${table} where ${and(eq(link, id), isMeant(all))})`;
}

/**
 * The parts of a statement that reads records in the order of such a row, along the index of its moments: no record keeps
 * the moment, and none is sorted.
 */
export function relatedOrder(related: Related, workspaceId: number, isDescending: boolean) {
  const { table, isLatest, isMeant } = related;
  const one = columnsOf(table, related);
  const otherTable = alias(table, 'other_related');
  const other = columnsOf(otherTable, related);
  // The operator by which another row takes the place of this one.
  const wins = sql.raw(isLatest ? '>' : '<');
  const isOutdone = sql`exists (select 1 from ${table} as ${sql.identifier('other_related')} where ${and(
    eq(other.link, one.link),
    isMeant(other.all),
    sql`(${other.at}, ${other.id}) ${wins} (${one.at}, ${one.id})`,
  )})`;
  const order: Order = { keys: [one.at, one.link], isDescending };
  return {
    from: table,
    link: one.link,
    own: inWorkspace(table, workspaceId),
    order,
    isMeant: and(isNotNull(one.link), isMeant(one.all), not(isOutdone)),
  };
}
