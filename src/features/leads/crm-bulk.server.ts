import { ownWorkspaceId } from '#features/accounts/workspace.server.ts';
import type { ServiceContext } from '#server/context.ts';
import type { Bulk } from './crm-bulk.schema.ts';
import { deleteRecords, requireAll, restoreRecord, type RecordKind } from './crm-delete.server.ts';
import { addTags, removeTag } from './crm-tags.server.ts';

/** All or nothing: one id that is not the caller's, and nothing is done. */
export async function actOnMany(
  ctx: ServiceContext,
  kind: RecordKind,
  { ids: given, action, tag }: Bulk,
): Promise<{ count: number }> {
  const ids = [...new Set(given)];
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const workspaceId = await ownWorkspaceId(inside);
    if (action === 'delete') await deleteRecords(inside, kind, ids);
    else if (action === 'restore') for (const id of ids) await restoreRecord(inside, kind, id);
    else {
      await requireAll(inside, kind, ids);
      if (action === 'tag') await addTags(tx, workspaceId, kind, ids, [tag ?? '']);
      else await removeTag(tx, workspaceId, kind, ids, tag ?? '');
    }
    return { count: ids.length };
  });
}
