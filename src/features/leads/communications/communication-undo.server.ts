import { and, eq } from 'drizzle-orm';
import { crmCommunications, inboxEntries, outbox } from '#db/schema/index.ts';
import { keepDeleted, takeDeleted } from '#features/accounts/undo.server.ts';
import { ownWorkspaceId } from '#features/accounts/workspace.server.ts';
import type { ServiceContext } from '#server/context.ts';
import { requireCommunication } from './communication-rows.server.ts';
import type { Communication } from './communication.schema.ts';
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
    await requireCommunication(inside, id);
    const [row] = await tx.select().from(crmCommunications).where(eq(crmCommunications.id, id));
    const waiting = and(eq(outbox.id, row?.outboxId ?? 0), eq(outbox.status, 'queued'));
    const [mail = null] = await tx.delete(outbox).where(waiting).returning();
    await keepDeleted(inside, KIND, id, { row, mail });
    await tx.delete(crmCommunications).where(eq(crmCommunications.id, id));
  });
}

/** Errors: `not_found`. */
export async function restoreCommunication(ctx: ServiceContext, id: number): Promise<Communication> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const { row, mail } = (await takeDeleted(inside, KIND, id)) as Kept;
    const workspaceId = await ownWorkspaceId(inside);
    if (mail) await tx.insert(outbox).values(mail);
    await tx.insert(crmCommunications).values({
      ...row,
      ...(await linksStillThere(inside, workspaceId, row)),
      outboxId: await stillThere(inside, outbox, row.outboxId),
      inboxEntryId: await stillThere(inside, inboxEntries, row.inboxEntryId),
      workspaceId,
    });
    return requireCommunication(inside, id);
  });
}

async function stillThere(
  ctx: ServiceContext,
  table: typeof outbox | typeof inboxEntries,
  id: number | null | undefined,
): Promise<number | null> {
  const [row] = await ctx.db
    .select({ id: table.id })
    .from(table)
    .where(eq(table.id, id ?? 0));
  return row?.id ?? null;
}
