import { and, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { journalledKind, storedColumns, type Journalled } from '#db/journal/journalled.ts';
import { byId } from '#db/list/keyset.ts';
import { listRows } from '#db/list/list-rows.ts';
import { causes, changes, users } from '#db/schema/index.ts';
import { isTenantTable } from '#db/tenancy.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import type { Change, ChangesQuery } from './journal.schema.ts';

const ACT = { '+': 'created', '~': 'changed', '-': 'deleted' } as const;

/** Derived from other columns, the same in every row of the reader's, or a secret. */
const isShown = ({ name }: SQLiteColumn): boolean =>
  !/Keys?$|Hash$|^searchText$|^updatedAt$|^workspaceId$|^userId$|^data$/.test(name);

function shownValues(kind: Journalled, was: string | null): Change['was'] {
  if (was === null) return null;
  const stored = JSON.parse(was) as Record<string, unknown>;
  return Object.fromEntries(
    storedColumns(kind)
      .filter((column) => column.name in stored && isShown(column))
      .map((column) => {
        const value = stored[column.name];
        return [column.name, value === null ? null : column.mapFromDriverValue(value)];
      }),
  );
}

/** The rows of a table that one member keeps from the others unless they share them; undefined where all are everyone's. */
function isSeenBy(userId: number, table: Journalled['table']) {
  const { isShared, userId: author } = getTableColumns(table);
  return isShared && author ? or(eq(isShared, true), eq(author, userId)) : undefined;
}

/**
 * Lists the changes of a record, newest first, for whoever may read it: it is in the caller's workspace, or was deleted
 * there. Errors: `not_found`.
 */
export async function listChanges(
  ctx: ServiceContext,
  { record, id, ...query }: ChangesQuery,
): Promise<Page<Change>> {
  const kind = journalledKind(record);
  if (!kind) throw new AppError('not_found');
  const isSeen = isSeenBy(ctx.user.id, kind.table);
  const isThere =
    isTenantTable(kind.table) && (await ctx.rows(kind.table).count(and(eq(kind.table.id, id), isSeen))) > 0;
  // Of a row that is gone only its author knows whether others saw it.
  const isOwn = and(
    eq(causes.workspaceId, ctx.workspace.id),
    isSeen ? eq(causes.actorId, ctx.user.id) : undefined,
  );
  const isMeant = and(eq(changes.record, record), eq(changes.recordId, id));
  const page = await listRows(query, {
    order: byId(changes.id),
    where: and(isMeant, isThere ? undefined : isOwn),
    select: (place) =>
      ctx.db
        .select({
          place,
          id: changes.id,
          act: changes.act,
          was: changes.was,
          undoneBy: changes.undoneBy,
          cause: causes,
          actor: { id: users.id, name: users.name },
        })
        .from(changes)
        .innerJoin(causes, eq(causes.id, changes.causeId))
        .leftJoin(users, eq(users.id, causes.actorId)),
    items: (rows) =>
      rows.map(({ id: changeId, act, was, undoneBy, cause, actor }): Change => ({
        id: changeId,
        act: ACT[act],
        at: cause.at,
        actor,
        cause: { id: cause.id, kind: cause.kind, label: cause.label, isUndone: undoneBy !== null },
        was: shownValues(kind, was),
      })),
  });
  if (!isThere && page.items.length === 0 && query.cursor === undefined) throw new AppError('not_found');
  return page;
}

/** Returns the author and the time of each of these changes, by its id. */
export async function authorsOf({ db }: ServiceContext, ids: readonly number[]) {
  const rows = await db
    .select({ id: changes.id, at: causes.at, userId: users.id, name: users.name })
    .from(changes)
    .innerJoin(causes, eq(causes.id, changes.causeId))
    .leftJoin(users, eq(users.id, causes.actorId))
    .where(inArray(changes.id, sql`(select value from json_each(${JSON.stringify(ids)}))`));
  return new Map(
    rows.map(({ id, at, userId, name }) => [
      id,
      { at, by: userId === null || name === null ? null : { id: userId, name } },
    ]),
  );
}
