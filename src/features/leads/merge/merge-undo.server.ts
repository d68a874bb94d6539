import { and, eq, isNull } from 'drizzle-orm';
import { byId } from '#db/list/keyset.ts';
import { listRows } from '#db/list/list-rows.ts';
import { crmCommunications, crmCompanies, crmEvents, crmMerges } from '#db/schema/index.ts';
import type { crmContacts } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/time.ts';
import { isRestorable, type RecordKind } from '#features/leads/delete.server.ts';
import { mergeData, recordTable } from './merge-store.server.ts';
import type { Merge, MergeQuery, UndoneMerge } from './merge-undo.schema.ts';
import { giveBackReferences } from '#features/leads/references.server.ts';
import { settlingLeads } from '#features/leads/opportunities/lead-outcome.server.ts';
import { addTags, removeTag, tagsOf } from '#features/leads/fields/tags.server.ts';

type MergeRow = typeof crmMerges.$inferSelect;

const toMerge = ({ id, kind, keepId, dropId, keepName, dropName, createdAt, undoneAt }: MergeRow): Merge => ({
  id,
  kind,
  keepId,
  dropId,
  keepName,
  dropName,
  createdAt,
  undoneAt,
});

/** Lists the merges of the last 30 days, newest first. */
export const listMerges = (ctx: ServiceContext, { kind, ...page }: MergeQuery): Promise<Page<Merge>> =>
  listRows(page, {
    order: byId(crmMerges.id),
    where: kind && eq(crmMerges.kind, kind === 'contacts' ? 'contact' : 'company'),
    select: (place) => ctx.rows(crmMerges).select({ row: crmMerges, place }),
    items: (rows) => rows.map(({ row }) => toMerge(row)),
  });

/** Derived or maintained by the database, so it is no edit by a user. */
const isDerived = (name: string): boolean => /Keys?$/.test(name) || name === 'id' || name === 'updatedAt';

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

type Data = ReturnType<typeof mergeData.parse>;

/**
 * Restores the kept record's values from before the merge, except those changed since, whose names it returns; null if
 * the record is gone. Without later edits it also restores `updatedAt`: a revert of the record's import takes a later
 * time for an edit.
 */
async function giveBackValues(
  ctx: ServiceContext,
  kind: RecordKind,
  { keep, merged, keepTags, mergedTags }: Data,
): Promise<string[] | null> {
  const table = recordTable(kind);
  const [current] = await ctx.db.select().from(table).where(eq(table.id, keep.id));
  if (!current) return null;
  const now: Record<string, unknown> = current;
  const changed = Object.keys(keep).filter(
    (name) => name !== 'id' && name !== 'updatedAt' && !same(keep[name], merged[name]),
  );
  const [own, untouched] = [true, false].map((isOwn) =>
    changed.filter((name) => same(now[name], merged[name]) !== isOwn),
  );
  // A key goes with its column: both were changed since, or neither.
  const values = Object.fromEntries((untouched ?? []).map((name) => [name, keep[name]]));
  const present = (await tagsOf(ctx, kind, [keep.id])).get(keep.id) ?? [];
  const isUntouched =
    current.updatedAt === merged['updatedAt'] && same(present.toSorted(), mergedTags.toSorted());
  const { updatedAt: before } = keep;
  const updatedAt =
    isUntouched && typeof before === 'string' ? before : nextUpdatedAt(current.updatedAt, ctx.now);
  await ctx.db
    .update(table)
    .set({ ...(values as Partial<typeof crmContacts.$inferInsert>), updatedAt })
    .where(eq(table.id, keep.id));
  for (const tag of mergedTags)
    if (!keepTags.includes(tag) && present.includes(tag)) await removeTag(ctx, kind, [keep.id], tag);
  return (own ?? []).filter((name) => !isDerived(name));
}

/** Restores the merged record under its old id. */
async function restoreDropped(
  ctx: ServiceContext,
  kind: RecordKind,
  { drop, dropTags }: Data,
): Promise<void> {
  const table = recordTable(kind);
  const isCompanyGone =
    typeof drop.companyId === 'number' &&
    (
      await ctx.db
        .select({ id: crmCompanies.id })
        .from(crmCompanies)
        .where(eq(crmCompanies.id, drop.companyId))
    ).length === 0;
  const values = { ...drop, ...(isCompanyGone && { companyId: null, companyKey: '~' }) };
  await ctx.db.insert(table).values(values as unknown as typeof crmContacts.$inferInsert);
  await addTags(ctx, kind, [drop.id], dropTags);
}

/** Rejects an undo while a later deletion or merge of the kept record can be undone: its links would be lost. */
async function refuseWrongOrder(
  ctx: ServiceContext,
  { workspaceId, kind, keepId, keepName }: MergeRow,
): Promise<void> {
  const [later] = await ctx.db
    .select({ id: crmMerges.id, drop: crmMerges.dropName, keep: crmMerges.keepName })
    .from(crmMerges)
    .where(
      and(
        eq(crmMerges.workspaceId, workspaceId),
        eq(crmMerges.kind, kind),
        eq(crmMerges.dropId, keepId),
        isNull(crmMerges.undoneAt),
      ),
    );
  if (later) {
    const { id, drop, keep } = later;
    throw new AppError('merge_not_last', { values: { drop, keep }, extra: { mergeId: id } });
  }
  const table = recordTable(kind);
  const isThere = (await ctx.db.$count(table, eq(table.id, keepId))) > 0;
  if (!isThere && (await isRestorable(ctx, kind, keepId)))
    throw new AppError('merge_kept_deleted', { values: { name: keepName }, extra: { kind, id: keepId } });
}

/**
 * Separates two merged records: restores the other under its old id with its links, and the kept one's own values.
 * Later edits stay and are reported. A second call changes nothing. Errors: `not_found`, also after 30 days;
 * `merge_not_last`; `merge_kept_deleted`.
 */
export async function undoMerge(ctx: ServiceContext, id: number): Promise<UndoneMerge> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const [row] = await tx
      .select()
      .from(crmMerges)
      .where(and(eq(crmMerges.id, id), eq(crmMerges.workspaceId, inside.workspace.id)));
    if (!row) throw new AppError('not_found');
    if (row.undoneAt !== null) return { ...toMerge(row), kept: { fields: [], links: 0 } };
    await refuseWrongOrder(inside, row);
    const data = mergeData.parse(row.data);
    const { kind, keepId, dropId, keepName, dropName } = row;
    const around = kind === 'contact' ? { contacts: [keepId, dropId] } : { companies: [keepId, dropId] };
    const { fields, links } = await settlingLeads(inside, around, async () => {
      await restoreDropped(inside, kind, data);
      const given = await giveBackValues(inside, kind, data);
      const ends = { fromId: given === null ? null : keepId, toId: dropId };
      return { fields: given, links: await giveBackReferences(tx, kind, ends, data.references) };
    });
    const isGone = fields === null;
    await forgetNote(inside, data, row.createdAt);
    const at = ctx.now.toISOString();
    await tx
      .update(crmEvents)
      .set({ data: { name: dropName } })
      .where(eq(crmEvents.id, data.eventId));
    const ends = [...(isGone ? [] : [{ id: keepId, name: dropName }]), { id: dropId, name: keepName }];
    await tx.insert(crmEvents).values(
      ends.map((end) => ({
        workspaceId: row.workspaceId,
        userId: ctx.user.id,
        kind: 'unmerged',
        createdAt: at,
        data: { name: end.name },
        ...(kind === 'contact' ? { contactId: end.id } : { companyId: end.id }),
      })),
    );
    const [undone] = await tx
      .update(crmMerges)
      .set({ undoneAt: at, data: {} })
      .where(eq(crmMerges.id, id))
      .returning();
    if (!undone) throw new AppError('internal');
    return { ...toMerge(undone), kept: { fields: fields ?? [], links } };
  });
}

/** Deletes the note that the merge wrote, unless it was edited. */
async function forgetNote(ctx: ServiceContext, { noteId }: Data, mergedAt: string): Promise<void> {
  if (noteId === null) return;
  const { id, updatedAt } = crmCommunications;
  await ctx.db.delete(crmCommunications).where(and(eq(id, noteId), eq(updatedAt, mergedAt)));
}
