import { max, sql } from 'drizzle-orm';
import { undoChanges } from '#db/journal/undo.ts';
import { crmContacts } from '#db/schema/index.ts';
import { RECORD_TABLES } from '#features/leads/record-tables.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { isAppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import { isAmongIds } from './among-ids.server.ts';
import { setSchemas, type Change } from './bulk.schema.ts';
import { deleteRecords } from '#features/leads/delete.server.ts';
import { addTags, removeTag } from '#features/leads/fields/tags.server.ts';
import { settlingUndo } from '#features/leads/opportunities/around-cause.server.ts';
import { deleteOpportunity } from '#features/leads/opportunities/opportunity-undo.server.ts';
import { settlingLeads } from '#features/leads/opportunities/lead-outcome.server.ts';
import { updateOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { changeTaskBatch } from '#features/leads/tasks/task-batch.server.ts';
import type { JobRecordKind } from '#features/leads/leads.values.ts';
import type { RecordKind } from '#features/leads/timeline/record-activity.schema.ts';

/** Drizzle infers one table at a time; the cast says that all three have an id, a workspace and timestamps. */
const tableOf = (kind: RecordKind) => RECORD_TABLES[kind] as typeof crmContacts;

/** Updates the whole batch in one statement; of the columns only a contact's company decides anything, about leads. */
async function setColumns(
  ctx: ServiceContext,
  kind: 'contact' | 'company',
  ids: readonly number[],
  set: unknown,
): Promise<void> {
  const table = tableOf(kind);
  const { customFields, ...values } = setSchemas[kind].parse(set);
  // Null removes a value, and what is not named stays.
  const own = customFields && {
    customFields: sql`json_patch(coalesce(${table.customFields}, '{}'), ${JSON.stringify(customFields)})`,
  };
  const isOne = isAmongIds(table.id, ids);
  const [newest] = await ctx
    .rows(table)
    .select({ at: max(table.updatedAt) })
    .where(isOne);
  const updatedAt = newest?.at ? nextUpdatedAt(newest.at, ctx.now) : ctx.now.toISOString();
  const act = () =>
    ctx
      .rows(table)
      .update({ ...values, ...own, updatedAt })
      .where(isOne);
  const isMoved = kind === 'contact' && 'companyId' in values;
  await (isMoved ? settlingLeads(ctx, { contacts: ids, companies: [values.companyId] }, act) : act());
}

/** Updates one by one, because a stage has a history, a board position and a probability; returns how many it left. */
async function setOpportunities(ctx: ServiceContext, ids: readonly number[], set: unknown): Promise<number> {
  const values = setSchemas.opportunity.parse(set);
  let kept = 0;
  for (const id of ids) {
    try {
      await updateOpportunity(ctx, id, values);
    } catch (error) {
      // Its pipeline has no such stage, the stage asks for a field that it has lost since, or the record that it is to be
      // linked to is gone meanwhile: leave it unchanged.
      if (!isAppError(error) || (error.code !== 'invalid' && error.code !== 'not_found')) throw error;
      kept += 1;
    }
  }
  return kept;
}

/** Carries out the change; returns how many of the records it left. */
async function change(
  ctx: ServiceContext,
  kind: RecordKind,
  change: Change,
  ids: readonly number[],
): Promise<number> {
  if (ids.length === 0) return 0;
  if (kind === 'opportunity') {
    if ('set' in change) return setOpportunities(ctx, ids, change.set);
    if (!('delete' in change)) throw new Error('opportunities have no tags');
    for (const id of ids) await deleteOpportunity(ctx, id, { isLogged: false });
  } else if ('set' in change) await setColumns(ctx, kind, ids, change.set);
  else if ('delete' in change) await deleteRecords(ctx, kind, ids, { isLogged: false });
  else if ('addTags' in change) await addTags(ctx, kind, ids, change.addTags);
  else for (const tag of change.removeTags) await removeTag(ctx, kind, ids, tag);
  return 0;
}

/** Applies a change to the records of one batch, in the caller's transaction; returns how many it left as they were. */
export async function applyBatch(
  ctx: ServiceContext,
  kind: JobRecordKind,
  wanted: Change,
  chosen: readonly number[],
): Promise<number> {
  if (kind === 'task') return changeTaskBatch(ctx, wanted, chosen);
  const table = tableOf(kind);
  const present = await ctx.rows(table).select({ id: table.id }).where(isAmongIds(table.id, chosen));
  const kept = await change(
    ctx,
    kind,
    wanted,
    present.map(({ id }) => id),
  );
  return kept + chosen.length - present.length;
}

type Done = {
  kind: JobRecordKind;
  change: Change;
  causeId: number;
  after: number;
  upTo: number;
  undoId: number;
};

/** Undoes one batch; returns how many records it left because somebody has changed them since. */
export async function undoBatch(ctx: ServiceContext, { kind, change, ...part }: Done): Promise<number> {
  const { kept } = await settlingUndo(ctx, part, () =>
    undoChanges(ctx.db, {
      within: [ctx.workspace.id],
      ...part,
      now: ctx.now,
      // Records that are restored get their links back from rows that were edited since, too.
      isByColumn: 'delete' in change,
      isTimeRestored: true,
    }),
  );
  return [...kept.values()].filter(({ record }) => record === kind).length;
}
