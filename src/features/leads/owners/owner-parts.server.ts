import { eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { byId } from '#db/list/keyset.ts';
import type { Part } from '#db/list/list-parts.ts';
import { inWorkspace } from '#db/tenancy.ts';
import { users } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { foldText } from '#shared/texts/text.ts';

type Owned = SQLiteTable & { id: SQLiteColumn; ownerId: SQLiteColumn };

/** Sorts behind every name, or before every one where the order is turned round. */
const nobodyKey = (sort: string): string => (sort === 'owner' ? '\uffff' : '');

/**
 * The accounts that own a record, read off the index of the owners: a step an owner, however many records each has.
 *
 * @param by the column that names them
 * @param isMeant which rows count; all of them if it is not given
 */
export async function ownersIn(
  ctx: ServiceContext,
  table: SQLiteTable,
  by: SQLiteColumn,
  isMeant: SQL = sql`true`,
): Promise<number[]> {
  const next = (after: SQL) =>
    sql`(select min(${by}) from ${table} where ${inWorkspace(table, ctx.workspace.id)} and ${after} and ${isMeant})`;
  const rows = await ctx.db.all<{ id: number }>(sql`
    with recursive found(id) as (
      select ${next(sql`${by} is not null`)}
      union all
      select ${next(sql`${by} > found.id`)} from found where found.id is not null
    ) select id from found where id is not null`);
  return rows.map(({ id }) => id);
}

/** Records by the names of their owners, those of nobody last in either direction; of one owner in the order in which they were made. */
async function ownerParts(ctx: ServiceContext, table: Owned, sort: string): Promise<Part[]> {
  const ids = await ownersIn(ctx, table, table.ownerId);
  const people =
    ids.length === 0
      ? []
      : await ctx.db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
  return [
    ...people.map(({ id, name }) => ({
      key: `${foldText(name)}\n${String(id).padStart(16, '0')}`,
      within: eq(table.ownerId, id),
    })),
    { key: nobodyKey(sort), within: isNull(table.ownerId) },
  ];
}

/** The order of a list by owners; undefined for another one. */
export const orderByOwner = async (ctx: ServiceContext, table: Owned, sort: string) =>
  sort === 'owner' || sort === '-owner'
    ? {
        order: byId(table.id, sort === 'owner' ? 'createdAt' : '-createdAt'),
        parts: await ownerParts(ctx, table, sort),
      }
    : undefined;
