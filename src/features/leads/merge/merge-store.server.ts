import { and, eq, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { causes, changes, crmCompanies, crmContacts, crmEvents, crmMerges } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import type { RecordKind } from '#features/leads/delete.server.ts';
import { readReferences, referencesSchema } from '#features/leads/references.server.ts';
import { tagsOf } from '#features/leads/fields/tags.server.ts';

/** Rows are stored as the database has them, so that columns added later are restored too. */
const TABLES = { contact: crmContacts, company: crmCompanies };
/** Drizzle infers one table at a time; the cast says that both hold rows of a workspace. */
export const recordTable = (kind: RecordKind) => TABLES[kind] as typeof crmContacts;

const UNDO_DAYS = 30;

const storedRow = z.looseObject({
  id: z.number(),
  workspaceId: z.number(),
  companyId: z.number().nullable().optional(),
});

/** Both records before the merge, the kept one after it, and the rows that referenced the other. */
const before = z.object({
  keep: storedRow,
  keepTags: z.array(z.string()),
  drop: storedRow,
  dropTags: z.array(z.string()),
  references: referencesSchema,
});
export const mergeData = before.extend({
  merged: storedRow,
  mergedTags: z.array(z.string()),
  eventId: z.number(),
  /** The note created from the second notes, where they were too long for one field. */
  noteId: z.number().nullable(),
});
type Before = z.infer<typeof before>;

async function rowOf(ctx: ServiceContext, kind: RecordKind, id: number) {
  const table = recordTable(kind);
  const [row] = await ctx.db.select().from(table).where(eq(table.id, id));
  if (!row) throw new AppError('internal');
  return row;
}

const tagsOfOne = async (ctx: ServiceContext, kind: RecordKind, id: number): Promise<string[]> =>
  (await tagsOf(ctx, kind, [id])).get(id) ?? [];

/** Reads what an undo needs. Called before a merge, in its transaction. */
export async function readForUndo(
  ctx: ServiceContext,
  kind: RecordKind,
  keepId: number,
  dropId: number,
): Promise<Before> {
  return {
    keep: await rowOf(ctx, kind, keepId),
    keepTags: await tagsOfOne(ctx, kind, keepId),
    drop: await rowOf(ctx, kind, dropId),
    dropTags: await tagsOfOne(ctx, kind, dropId),
    references: (await readReferences(ctx.db, kind, [dropId])).get(dropId) ?? {},
  };
}

type After = { keepName: string; dropName: string; eventId: number; noteId: number | null };

/** Stores what an undo needs and returns its id. Called after a merge, in its transaction. */
export async function keepForUndo(
  ctx: ServiceContext,
  kind: RecordKind,
  read: Before,
  { keepName, dropName, eventId, noteId }: After,
): Promise<number> {
  const merged = await rowOf(ctx, kind, read.keep.id);
  const mergedTags = await tagsOfOne(ctx, kind, read.keep.id);
  const [stored] = await ctx.db
    .insert(crmMerges)
    .values({
      workspaceId: ctx.workspace.id,
      userId: ctx.user.id,
      kind,
      keepId: read.keep.id,
      dropId: read.drop.id,
      keepName,
      dropName,
      data: { ...read, merged, mergedTags, eventId, noteId },
      createdAt: ctx.now.toISOString(),
    })
    .returning({ id: crmMerges.id });
  if (!stored) throw new AppError('internal');
  await ctx.db
    .update(crmEvents)
    .set({ data: { name: dropName, mergeId: stored.id, of: kind } })
    .where(eq(crmEvents.id, eventId));
  return stored.id;
}

/**
 * Deletes merges older than 30 days, and those of a permanently deleted record with everything merged into it. Called
 * by the hourly job.
 */
export async function forgetMerges(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - UNDO_DAYS * 86_400_000).toISOString();
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
      sql`not exists (select 1 from "crm_merges" later where later."kind" = ${crmMerges.kind}
        and later."dropId" = ${crmMerges.keepId} and later."undoneAt" is null)`,
    );
  };
  await db.delete(crmMerges).where(or(lt(crmMerges.createdAt, oldest), isGone('contact'), isGone('company')));
}
