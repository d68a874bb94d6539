import { and, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { crmCompanies, crmContacts, crmOpportunities, crmStageChanges } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { isAppError } from '#shared/errors.ts';
import { restoreRecord } from '#features/leads/delete.server.ts';
import { beforeSchema, presentIds, tableOf, type RowsBefore } from './job-rows.server.ts';
import { addTags, removeTag } from '#features/leads/fields/tags.server.ts';
import { settlingLeads, type Around } from '#features/leads/opportunities/lead-outcome.server.ts';
import { restoreOpportunity } from '#features/leads/opportunities/opportunity-undo.server.ts';
import type { RecordKind } from '#features/leads/timeline/record-activity.schema.ts';

const LINKS = [
  { column: 'companyId', target: crmCompanies, derived: 'companyKey' },
  { column: 'contactId', target: crmContacts, derived: '' },
];

const idIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/**
 * Returns the columns to restore per row. A link to a record that has since been deleted or merged keeps its current
 * value.
 */
async function columnsToRestore({ db }: ServiceContext, rows: RowsBefore): Promise<Map<string, RowsBefore>> {
  const lost = new Map<RowsBefore[number], string[]>();
  for (const { column, target, derived } of LINKS) {
    const linked = [...new Set(rows.flatMap(({ row }) => idIn(row[column]) ?? []))];
    if (linked.length === 0) continue;
    const found = await db.select({ id: target.id }).from(target).where(inArray(target.id, linked));
    const there = new Set(found.map(({ id }) => id));
    for (const each of rows) {
      const id = idIn(each.row[column]);
      if (id !== null && !there.has(id)) lost.set(each, [...(lost.get(each) ?? []), column, derived]);
    }
  }
  const byColumns = new Map<string, RowsBefore>();
  for (const each of rows) {
    const names = Object.keys(each.row).filter((name) => name !== 'id' && !lost.get(each)?.includes(name));
    const key = names.join();
    byColumns.set(key, [...(byColumns.get(key) ?? []), each]);
  }
  return byColumns;
}

/** Encodes a value as drizzle would write it. */
const stored = (column: SQLiteColumn | undefined, value: unknown): unknown =>
  value === null || column === undefined ? null : column.mapToDriverValue(value);

/**
 * Restores the rows whose `updatedAt` is still the one the change set, and returns their ids. One statement for all:
 * each separate statement would write a segment of the search index.
 */
async function restoreTogether(
  ctx: ServiceContext,
  kind: RecordKind,
  names: readonly string[],
  rows: RowsBefore,
): Promise<number[]> {
  const table = tableOf(kind);
  const columns: Record<string, SQLiteColumn> = getTableColumns(table);
  const known = names.filter((name) => columns[name] !== undefined);
  const values = rows.map(({ row, stamp }) => [
    row.id,
    stamp,
    ...known.map((name) => stored(columns[name], row[name])),
  ]);
  const set = known.map(
    (name, index) =>
      sql`${sql.identifier(columns[name]?.name ?? name)} = "before"."value" ->> ${sql.raw(String(index + 2))}`,
  );
  // The planner has no statistics: the unary plus forces a lookup by id per row.
  const restored = await ctx.db.all<{ id: number }>(sql`update ${table} set ${sql.join(set, sql`, `)}
    from json_each(${JSON.stringify(values)}) as "before"
    where ${table.id} = "before"."value" ->> 0 and +${table.updatedAt} = "before"."value" ->> 1
      and +${table.workspaceId} = ${ctx.workspace.id} returning ${table.id} as "id"`);
  return restored.map(({ id }) => id);
}

async function restoreRow(ctx: ServiceContext, kind: RecordKind, rows: RowsBefore): Promise<number> {
  const restored = new Set<number>();
  for (const [names, alike] of await columnsToRestore(ctx, rows))
    for (const id of await restoreTogether(ctx, kind, names.split(','), alike)) restored.add(id);
  for (const { row, lastMove } of rows)
    if (lastMove !== null && restored.has(row.id))
      await ctx.db
        .delete(crmStageChanges)
        .where(and(eq(crmStageChanges.opportunityId, row.id), gt(crmStageChanges.id, lastMove)));
  return restored.size;
}

async function restore(ctx: ServiceContext, kind: RecordKind, id: number): Promise<boolean> {
  try {
    if (kind !== 'opportunity') await restoreRecord(ctx, kind, id, { allowDuplicate: true });
    else if ((await presentIds(ctx, kind, [id])).length === 0) await restoreOpportunity(ctx, id);
    return true;
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found') return false;
    throw error;
  }
}

/** Contacts and companies that the rows name, now and before the change. */
async function aroundRows({ db }: ServiceContext, kind: RecordKind, rows: RowsBefore): Promise<Around> {
  const ids = rows.map(({ row }) => row.id);
  const companies = rows.map(({ row }) => idIn(row['companyId']));
  if (kind !== 'opportunity') return kind === 'contact' ? { contacts: ids, companies } : {};
  const { id, contactId, companyId } = crmOpportunities;
  const now = await db.select({ contactId, companyId }).from(crmOpportunities).where(inArray(id, ids));
  return {
    contacts: [...rows.map(({ row }) => idIn(row['contactId'])), ...now.map((each) => each.contactId)],
    companies: [...companies, ...now.map((each) => each.companyId)],
  };
}

/** Undoes one batch; returns how many records were skipped because they have been changed since. */
export async function undoBatch(ctx: ServiceContext, kind: RecordKind, stored: unknown): Promise<number> {
  const before = beforeSchema.parse(stored);
  let kept = 0;
  if ('rows' in before) {
    const restored = await settlingLeads(ctx, await aroundRows(ctx, kind, before.rows), () =>
      restoreRow(ctx, kind, before.rows),
    );
    kept += before.rows.length - restored;
  } else if ('deleted' in before) {
    for (const id of before.deleted) if (!(await restore(ctx, kind, id))) kept += 1;
  } else if (kind !== 'opportunity') {
    const taggings = 'added' in before ? before.added : before.removed;
    for (const { tag, ids } of taggings) {
      const present = await presentIds(ctx, kind, ids);
      if ('added' in before) await removeTag(ctx, kind, present, tag);
      else await addTags(ctx, kind, present, [tag]);
    }
  }
  return kept;
}
