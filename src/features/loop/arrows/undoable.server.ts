import { getTableName, sql, type SQL } from 'drizzle-orm';
import { type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { nextId } from '#db/next-id.ts';
import { z } from 'zod';
import type { Database } from '#db/drizzle.ts';
import {
  companies,
  crmCompanies,
  crmContacts,
  crmEvents,
  crmOpportunities,
  deletedRecords,
  loopLinks,
  marketingBriefs,
  marketingCompanies,
  marketingProducts,
} from '#db/schema/index.ts';
import { keepAct } from '#features/accounts/undo.server.ts';
import { found, isFound } from '#kernel/api/found.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Undoable } from './undo.schema.ts';

export const ARROW = 'loop_arrow';

/** Tables of the rows that arrows make. Rows that depend on one, such as the people of a company, go with it again. */
const MADE = [
  loopLinks,
  crmEvents,
  crmOpportunities,
  crmContacts,
  crmCompanies,
  companies,
  marketingBriefs,
  marketingProducts,
  marketingCompanies,
].map((table) => getTableName(table));

const storedRow = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
export type StoredRow = z.infer<typeof storedRow>;
const idRows = z.array(z.object({ id: z.number() }));

/** Whole rows, so that the erasure of a person finds the address in them. */
export const arrowData = z.object({
  made: z.record(z.string(), z.array(z.number())),
  changed: z.array(z.object({ table: z.string(), was: storedRow, is: storedRow })),
});
export type ArrowData = z.infer<typeof arrowData>;

/** Rows that an arrow may change. */
export type Changing = { table: SQLiteTable; where: SQL };

export const rowsWhere = async (db: Database, table: string, where: SQL): Promise<StoredRow[]> =>
  z.array(storedRow).parse(await db.all(sql`select * from ${sql.identifier(table)} where ${where}`));

const idsAfter = async (db: Database, table: string, id: number): Promise<number[]> =>
  idRows
    .parse(await db.all(sql`select "id" from ${sql.identifier(table)} where "id" > ${id}`))
    .map((row) => row.id);

async function newestIds(db: Database): Promise<Map<string, number>> {
  const newest = MADE.map(
    (table) => sql`(select coalesce(max("id"), 0) from ${sql.identifier(table)}) as "id"`,
  );
  const rows = await Promise.all(newest.map((column) => db.all(sql`select ${column}`)));
  return new Map(rows.map((row, index) => [MADE[index] ?? '', idRows.parse(row)[0]?.id ?? 0]));
}

/**
 * Carries out an arrow in a transaction and stores for a day what it has made and changed; ids only grow, so the rows
 * it made are those above the highest of before. One that found what it would make stores nothing.
 */
export async function undoable<T extends object>(
  ctx: ServiceContext,
  changing: readonly Changing[],
  act: (inside: ServiceContext) => Promise<T>,
): Promise<T & Undoable> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const [newest, ...rows] = await Promise.all([
      newestIds(tx),
      ...changing.map(({ table, where }) => rowsWhere(tx, getTableName(table), where)),
    ]);
    const before = changing.flatMap(({ table }, place) =>
      (rows[place] ?? []).map((was) => ({ table: getTableName(table), was })),
    );
    const answer = await act(inside);
    if (isFound(answer)) return found({ ...answer, undoId: null });
    const [undoId, made, after] = await Promise.all([
      nextId(tx, deletedRecords),
      Promise.all([...newest].map(async ([table, id]) => [table, await idsAfter(tx, table, id)] as const)),
      Promise.all(before.map(({ table, was }) => rowsWhere(tx, table, sql`"id" = ${was['id']}`))),
    ]);
    const data: ArrowData = {
      made: Object.fromEntries(made.filter(([, ids]) => ids.length > 0)),
      changed: before.flatMap(({ table, was }, place) => {
        const is = after[place]?.[0];
        return is && JSON.stringify(is) !== JSON.stringify(was) ? [{ table, was, is }] : [];
      }),
    };
    const isNothing = Object.keys(data.made).length === 0 && data.changed.length === 0;
    if (isNothing) return { ...answer, undoId: null };
    await keepAct(inside, ARROW, undoId, data);
    return { ...answer, undoId };
  });
}
