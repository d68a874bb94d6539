import { and, eq, gt } from 'drizzle-orm';
import { crmCompanies, crmContacts, crmStageChanges } from '#db/schema/index.ts';
import { ownWorkspaceId } from '#features/accounts/workspace.server.ts';
import type { ServiceContext } from '#server/context.ts';
import { isAppError } from '#shared/errors.ts';
import { restoreRecord } from './crm-delete.server.ts';
import { beforeSchema, presentIds, tableOf, type RowsBefore } from './crm-job-rows.server.ts';
import { addTags, removeTag } from './crm-tags.server.ts';
import { restoreOpportunity } from './opportunity-undo.server.ts';
import type { RecordKind } from './record-activity.schema.ts';

const LINKS = [
  { column: 'companyId', target: crmCompanies, derived: 'companyKey' },
  { column: 'contactId', target: crmContacts, derived: '' },
];

/** A link to a record that has gone since, deleted or merged into another one, stays as it is now. */
async function withoutLostLinks(
  { db }: ServiceContext,
  values: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const lost = new Set<string>();
  for (const { column, target, derived } of LINKS) {
    const id = values[column];
    if (typeof id === 'number' && (await db.$count(target, eq(target.id, id))) === 0)
      lost.add(column).add(derived);
  }
  return Object.fromEntries(Object.entries(values).filter(([name]) => !lost.has(name)));
}

/** Puts back a row whose `updatedAt` is the one that the change gave it; answers whether it was. */
async function putBack(
  ctx: ServiceContext,
  kind: RecordKind,
  { row: { id, ...values }, stamp, lastMove }: RowsBefore[number],
): Promise<boolean> {
  const table = tableOf(kind);
  const restored = await ctx.db
    .update(table)
    .set((await withoutLostLinks(ctx, values)) as Partial<typeof crmContacts.$inferInsert>)
    .where(
      and(eq(table.id, id), eq(table.updatedAt, stamp), eq(table.workspaceId, await ownWorkspaceId(ctx))),
    )
    .returning({ id: table.id });
  if (restored.length > 0 && lastMove !== null)
    await ctx.db
      .delete(crmStageChanges)
      .where(and(eq(crmStageChanges.opportunityId, id), gt(crmStageChanges.id, lastMove)));
  return restored.length > 0;
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

/** Undoes one batch; answers how many of its records were left alone, because somebody has changed them since. */
export async function undoBatch(ctx: ServiceContext, kind: RecordKind, stored: unknown): Promise<number> {
  const before = beforeSchema.parse(stored);
  let kept = 0;
  if ('rows' in before) {
    for (const each of before.rows) if (!(await putBack(ctx, kind, each))) kept += 1;
  } else if ('deleted' in before) {
    for (const id of before.deleted) if (!(await restore(ctx, kind, id))) kept += 1;
  } else if (kind !== 'opportunity') {
    const workspaceId = await ownWorkspaceId(ctx);
    const taggings = 'added' in before ? before.added : before.removed;
    for (const { tag, ids } of taggings) {
      const present = await presentIds(ctx, kind, ids);
      if ('added' in before) await removeTag(ctx.db, workspaceId, kind, present, tag);
      else await addTags(ctx.db, workspaceId, kind, present, [tag]);
    }
  }
  return kept;
}
