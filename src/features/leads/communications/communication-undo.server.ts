import { and, eq } from 'drizzle-orm';
import { crmCommunications, outbox } from '#db/schema/index.ts';
import { restore } from '#features/accounts/journal/undo.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { requireCommunication } from './communication-rows.server.ts';
import type { Communication } from './communication.schema.ts';

/** Deletes a communication (undo: one day) and takes its email out of the queue. Errors: `not_found`. */
export async function deleteCommunication(ctx: ServiceContext, id: number): Promise<void> {
  await requireCommunication(ctx, id);
  const [deleted] = await ctx
    .rows(crmCommunications)
    .delete()
    .where(eq(crmCommunications.id, id))
    .returning({ outboxId: crmCommunications.outboxId });
  // Behind it, so that the communication still names its email when both are restored.
  if (deleted?.outboxId)
    await ctx.db.delete(outbox).where(and(eq(outbox.id, deleted.outboxId), eq(outbox.status, 'queued')));
}

/** Restores it, and queues its email again. Errors: `not_found`. */
export async function restoreCommunication(ctx: ServiceContext, id: number): Promise<Communication> {
  await restore(ctx, 'communication', id);
  return requireCommunication(ctx, id);
}
