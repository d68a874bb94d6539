import { and, eq, getTableColumns, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { causes, changes, crmCompanies, crmContacts, crmMerges } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { byId, type PlaceColumns } from '#db/list/keyset.ts';
import { listRows } from '#db/list/list-rows.ts';
import { everyRow } from '#db/rows.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import type { RecordKind } from '#features/leads/delete.server.ts';
import type { Merge, MergeQuery } from './merge-undo.schema.ts';

const UNDO_DAYS = 30;

const TABLES = { contact: crmContacts, company: crmCompanies };
/** Drizzle infers one table at a time; the cast says that both hold rows of a workspace. */
export const recordTable = (kind: RecordKind) => TABLES[kind] as typeof crmContacts;

const undos = alias(causes, 'undo');

/** Merges of the workspace, each with the time at which its cause was undone. */
const merges = (ctx: ServiceContext, place: PlaceColumns = {}) =>
  ctx
    .rows(crmMerges)
    .select({ ...getTableColumns(crmMerges), undoneAt: undos.at, place })
    .leftJoin(causes, eq(causes.id, crmMerges.causeId))
    .leftJoin(undos, eq(undos.id, causes.undoneBy));

export type MergeRow = Omit<Awaited<ReturnType<typeof merges>>[number], 'place'>;

export const toMerge = ({ workspaceId: _, userId: _user, causeId: _cause, ...merge }: MergeRow): Merge =>
  merge;

/** Lists the merges of the last 30 days, newest first. */
export const listMerges = (ctx: ServiceContext, { kind, ...page }: MergeQuery): Promise<Page<Merge>> =>
  listRows(page, {
    order: byId(crmMerges.id),
    where: kind && eq(crmMerges.kind, kind === 'contacts' ? 'contact' : 'company'),
    select: (place) => merges(ctx, place),
    items: (rows) => rows.map(toMerge),
  });

/** Errors: `not_found`. */
export async function requireMerge(ctx: ServiceContext, id: number): Promise<MergeRow> {
  const [found] = await merges(ctx).where(eq(crmMerges.id, id));
  if (!found) throw new AppError('not_found');
  const { place: _, ...row } = found;
  return row;
}

/** Returns the merge by which a record went into another one, unless that is undone. */
export async function mergeOf(
  ctx: ServiceContext,
  kind: RecordKind,
  dropId: number,
): Promise<MergeRow | undefined> {
  const [row] = await merges(ctx).where(
    and(eq(crmMerges.kind, kind), eq(crmMerges.dropId, dropId), isNull(causes.undoneBy)),
  );
  return row;
}

/**
 * Deletes merges that are older than 30 days, that the journal has forgotten, or of which the kept record is gone for
 * good with everything merged into it. Called by the hourly job.
 */
export async function forgetMerges(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - UNDO_DAYS * 86_400_000).toISOString();
  const isForgotten = sql`not exists (select 1 from ${causes} where ${causes.id} = ${crmMerges.causeId})`;
  const isGone = (kind: RecordKind) => {
    const table = recordTable(kind);
    return and(
      eq(crmMerges.kind, kind),
      sql`not exists (select 1 from ${table} where ${table.id} = ${crmMerges.keepId})`,
      // A recently deleted record may still be restored.
      sql`not exists (select 1 from ${changes} join ${causes} on ${causes.id} = ${changes.causeId}
        where ${changes.record} = ${kind} and ${changes.recordId} = ${crmMerges.keepId} and ${changes.act} = '-'
        and ${changes.undoneBy} is null and ${causes.at} > ${new Date(now.getTime() - 86_400_000).toISOString()})`,
      // Or it was merged into another one, and that merge may be undone.
      sql`not exists (select 1 from "crm_merges" later join ${causes} on ${causes.id} = later."causeId"
        where later."kind" = ${crmMerges.kind} and later."dropId" = ${crmMerges.keepId} and ${causes.undoneBy} is null)`,
    );
  };
  await everyRow(db, crmMerges)
    .delete()
    .where(or(lt(crmMerges.createdAt, oldest), isForgotten, isGone('contact'), isGone('company')));
}
