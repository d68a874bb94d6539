import { and, eq } from 'drizzle-orm';
import { commitWithLast } from '#db/commit-with-last.ts';
import { crmCommunications, inboxEntries, outbox } from '#db/schema/index.ts';
import { keepDeleted, takeDeleted } from '#features/accounts/undo.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { allInOrder } from '#shared/all-in-order.ts';
import { requireCommunication } from './communication-rows.server.ts';
import type { Communication } from './communication.schema.ts';
import { stillThere } from '#features/leads/references.server.ts';
import { linksStillThere } from '#features/leads/timeline/record-links.server.ts';

const KIND = 'crm_communications';

type Kept = {
  row: typeof crmCommunications.$inferInsert;
  /** The email if it was still queued: deletion takes it out of the outbox, undo queues it again. */
  mail: typeof outbox.$inferInsert | null;
};

/** Deletes a communication (undo: one day) and cancels its email if still queued. Errors: `not_found`. */
export async function deleteCommunication(ctx: ServiceContext, id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const isIt = eq(crmCommunications.id, id);
    const outboxId = tx.select({ id: crmCommunications.outboxId }).from(crmCommunications).where(isIt);
    const [, [row], [mail = null]] = await allInOrder([
      requireCommunication(inside, id),
      tx.select().from(crmCommunications).where(isIt),
      tx
        .select()
        .from(outbox)
        .where(and(eq(outbox.id, outboxId), eq(outbox.status, 'queued'))),
    ]);
    if (mail) await tx.delete(outbox).where(eq(outbox.id, mail.id));
    await keepDeleted(inside, KIND, id, { row, mail });
    await tx.delete(crmCommunications).where(isIt);
  });
}

/** Errors: `not_found`. */
export async function restoreCommunication(ctx: ServiceContext, id: number): Promise<Communication> {
  return commitWithLast(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    const { row, mail } = (await takeDeleted(inside, KIND, id)) as Kept;
    const workspaceId = inside.workspace.id;
    if (mail) await tx.insert(outbox).values(mail);
    await tx.insert(crmCommunications).values({
      ...row,
      ...linksStillThere(workspaceId, row),
      outboxId: stillThere(outbox, row.outboxId),
      inboxEntryId: stillThere(inboxEntries, row.inboxEntryId),
      workspaceId,
    });
    return () => requireCommunication(inside, id);
  });
}
