import { and, eq, sql } from 'drizzle-orm';
import { undoCause } from '#features/accounts/journal/undo.server.ts';
import { crmEvents } from '#db/schema/index.ts';
import type { Kept } from '#db/journal/undo.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { isRestorable } from '#features/leads/delete.server.ts';
import { settlingLeads } from '#features/leads/opportunities/lead-outcome.server.ts';
import { recordEvent } from '#features/leads/timeline/event.server.ts';
import { mergeOf, recordTable, requireMerge, toMerge, type MergeRow } from './merge-list.server.ts';
import type { UndoneMerge } from './merge-undo.schema.ts';

/** Rejects an undo while a later deletion or merge of the kept record can be undone: its links would be lost. */
async function refuseWrongOrder(ctx: ServiceContext, { kind, keepId, keepName }: MergeRow): Promise<void> {
  const later = await mergeOf(ctx, kind, keepId);
  if (later) {
    const { id, dropName: drop, keepName: keep } = later;
    throw new AppError('merge_not_last', { values: { drop, keep }, extra: { mergeId: id } });
  }
  const table = recordTable(kind);
  const isThere = (await ctx.rows(table).count(eq(table.id, keepId))) > 0;
  if (!isThere && (await isRestorable(ctx, kind, keepId)))
    throw new AppError('merge_kept_deleted', { values: { name: keepName }, extra: { kind, id: keepId } });
}

/** Derived or maintained by the database, so it is no edit by a user. */
const isDerived = (name: string): boolean => /Keys?$/.test(name);

/** Changed since: fields of the record that stayed, and links that the merge had moved. */
function keptOf({ kind, keepId }: MergeRow, kept: ReadonlyMap<string, Kept>): UndoneMerge['kept'] {
  const own = `${kind}:${keepId}`;
  const links = [...kept.values()].filter(
    ({ record, id, act, reason, columns }) =>
      `${record}:${id}` !== own &&
      act === '~' &&
      (columns.includes(`${kind}Id`) || reason === 'deleted_since'),
  );
  const fields = (kept.get(own)?.columns ?? []).filter((name) => !isDerived(name));
  return { fields, links: links.length };
}

/** Says on both timelines that the records are two again; the merge stays there, without its undo. */
async function tell(
  ctx: ServiceContext,
  { id: mergeId, kind, keepId, dropId, keepName, dropName }: MergeRow,
): Promise<void> {
  const isOfMerge = sql`${crmEvents.data} ->> 'mergeId' = ${mergeId}`;
  await ctx
    .rows(crmEvents)
    .update({ data: { name: dropName } })
    .where(and(eq(crmEvents.kind, 'merged'), isOfMerge));
  const table = recordTable(kind);
  const isThere = (await ctx.rows(table).count(eq(table.id, keepId))) > 0;
  const ends = [...(isThere ? [{ id: keepId, name: dropName }] : []), { id: dropId, name: keepName }];
  for (const { id, name } of ends)
    await recordEvent(ctx, 'unmerged', kind === 'contact' ? { contactId: id } : { companyId: id }, { name });
}

/**
 * Separates two merged records: restores the other under its old id with its links, and the kept one's own values.
 * Later edits stay and are reported. A second call changes nothing. Errors: `not_found`, also after 30 days;
 * `merge_not_last`; `merge_kept_deleted`.
 */
export async function undoMerge(ctx: ServiceContext, id: number): Promise<UndoneMerge> {
  const row = await requireMerge(ctx, id);
  if (row.undoneAt !== null) return { ...toMerge(row), kept: { fields: [], links: 0 } };
  await refuseWrongOrder(ctx, row);
  const { kind, keepId, dropId, causeId } = row;
  if (causeId === null) throw new AppError('not_found');
  const around = kind === 'contact' ? { contacts: [keepId, dropId] } : { companies: [keepId, dropId] };
  const { rows, kept } = await settlingLeads(ctx, around, () =>
    undoCause(ctx, causeId, { isByColumn: true, isTimeRestored: true, leave: ['+event'] }),
  );
  // The record has been erased since.
  if (!rows.has(`${kind}:${dropId}`)) throw new AppError('not_found');
  await tell(ctx, row);
  return { ...toMerge(await requireMerge(ctx, id)), kept: keptOf(row, kept) };
}
