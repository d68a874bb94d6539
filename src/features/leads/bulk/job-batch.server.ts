import { and, eq, inArray, max } from 'drizzle-orm';
import {
  crmCompanyTags,
  crmContacts,
  crmContactTags,
  crmOpportunities,
  crmStageChanges,
  crmTags,
} from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { isAppError } from '#shared/errors.ts';
import { foldText } from '#shared/text.ts';
import { nextUpdatedAt } from '#shared/time.ts';
import { setSchemas, type Change } from './bulk.schema.ts';
import { deleteRecords } from '#features/leads/delete.server.ts';
import { addTags, removeTag } from '#features/leads/fields/tags.server.ts';
import { deleteOpportunity } from '#features/leads/opportunities/opportunity-undo.server.ts';
import { settlingLeads } from '#features/leads/opportunities/lead-outcome.server.ts';
import { updateOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { presentIds, tableOf, type Before, type RowsBefore } from './job-rows.server.ts';
import type { RecordKind } from '#features/leads/timeline/record-activity.schema.ts';

type Outcome = { before: Before; kept: number };

/** Updates the whole batch in one statement; of the columns only a contact's company decides anything, about leads. */
async function setColumns(
  ctx: ServiceContext,
  kind: 'contact' | 'company',
  ids: readonly number[],
  set: unknown,
): Promise<Outcome> {
  const table = tableOf(kind);
  const values = setSchemas[kind].parse(set);
  const rows = await ctx.db
    .select()
    .from(table)
    .where(inArray(table.id, [...ids]));
  const newest = rows.reduce((latest, { updatedAt }) => (updatedAt > latest ? updatedAt : latest), '');
  const stamp = newest === '' ? ctx.now.toISOString() : nextUpdatedAt(newest, ctx.now);
  const act = () =>
    ctx.db
      .update(table)
      .set({ ...values, updatedAt: stamp } as Partial<typeof crmContacts.$inferInsert>)
      .where(inArray(table.id, [...ids]));
  const isMoved = kind === 'contact' && 'companyId' in values;
  await (isMoved ? settlingLeads(ctx, { contacts: ids, companies: [values.companyId] }, act) : act());
  return { before: { rows: rows.map((row) => ({ row, stamp, lastMove: null })) }, kept: 0 };
}

/** Updates one by one, because a stage has a history, a board position and a probability. */
async function setOpportunities(ctx: ServiceContext, ids: readonly number[], set: unknown): Promise<Outcome> {
  const values = setSchemas.opportunity.parse(set);
  const rows: RowsBefore = [];
  let kept = 0;
  for (const id of ids) {
    const [row] = await ctx.db.select().from(crmOpportunities).where(eq(crmOpportunities.id, id));
    const { opportunityId, id: moveId } = crmStageChanges;
    const [last] = await ctx.db
      .select({ id: max(moveId) })
      .from(crmStageChanges)
      .where(eq(opportunityId, id));
    if (!row) continue;
    try {
      const { updatedAt } = await updateOpportunity(ctx, id, values);
      rows.push({ row, stamp: updatedAt, lastMove: last?.id ?? 0 });
    } catch (error) {
      // The opportunity's pipeline has no such stage: leave it unchanged.
      if (!isAppError(error) || error.code !== 'invalid') throw error;
      kept += 1;
    }
  }
  return { before: { rows }, kept };
}

const LINKS = {
  contact: { table: crmContactTags, id: crmContactTags.contactId, tagId: crmContactTags.tagId },
  company: { table: crmCompanyTags, id: crmCompanyTags.companyId, tagId: crmCompanyTags.tagId },
};

async function tagged(
  ctx: ServiceContext,
  kind: 'contact' | 'company',
  ids: readonly number[],
  tag: string,
): Promise<number[]> {
  const { table, id, tagId } = LINKS[kind] as typeof LINKS.contact;
  const rows = await ctx.db
    .select({ id })
    .from(table)
    .innerJoin(crmTags, eq(crmTags.id, tagId))
    .where(
      and(
        inArray(id, [...ids]),
        eq(crmTags.workspaceId, ctx.workspace.id),
        eq(crmTags.nameKey, foldText(tag)),
      ),
    );
  return rows.map((row) => row.id);
}

type Tagging = { tag: string; ids: number[] };

async function changeTags(
  ctx: ServiceContext,
  kind: 'contact' | 'company',
  ids: readonly number[],
  change: Extract<Change, { addTags: unknown } | { removeTags: unknown }>,
): Promise<Outcome> {
  const changed: Tagging[] = [];
  for (const tag of 'addTags' in change ? change.addTags : change.removeTags) {
    const having = await tagged(ctx, kind, ids, tag);
    if ('addTags' in change) {
      await addTags(ctx, kind, ids, [tag]);
      changed.push({ tag, ids: ids.filter((id) => !having.includes(id)) });
    } else {
      await removeTag(ctx, kind, ids, tag);
      changed.push({ tag, ids: having });
    }
  }
  return { before: 'addTags' in change ? { added: changed } : { removed: changed }, kept: 0 };
}

async function remove(ctx: ServiceContext, kind: RecordKind, ids: readonly number[]): Promise<Outcome> {
  if (kind === 'opportunity') for (const id of ids) await deleteOpportunity(ctx, id);
  else if (ids.length > 0) await deleteRecords(ctx, kind, ids);
  return { before: { deleted: [...ids] }, kept: 0 };
}

/** Applies a change to the records of one batch, in the caller's transaction. */
export async function applyBatch(
  ctx: ServiceContext,
  kind: RecordKind,
  change: Change,
  chosen: readonly number[],
): Promise<Outcome> {
  const ids = await presentIds(ctx, kind, chosen);
  const act = (): Promise<Outcome> => {
    if ('delete' in change) return remove(ctx, kind, ids);
    if ('set' in change)
      return kind === 'opportunity'
        ? setOpportunities(ctx, ids, change.set)
        : setColumns(ctx, kind, ids, change.set);
    if (kind === 'opportunity') throw new Error('opportunities have no tags');
    return changeTags(ctx, kind, ids, change);
  };
  const { before, kept } = await act();
  return { before, kept: kept + chosen.length - ids.length };
}
