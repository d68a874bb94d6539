import { and, eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { everyRow } from '#db/rows.ts';
import { webhookDeliveries, webhooks } from '#db/schema/index.ts';
import { deleteInPieces } from '#db/writer/delete-in-pieces.ts';
import { handle, type Handler, type JobKind } from '#kernel/jobs/job.ts';

/** Deletes what a deleted webhook has left behind: there may be hundreds of thousands of deliveries. */
export const webhookRemoval: JobKind<{ webhookId: number }> = {
  kind: 'webhook-removal',
  lane: 'bulk',
  payload: z.strictObject({ webhookId: z.int() }),
};

/** Deliveries in pieces, then the webhook; after a kill the next attempt finds the rest. */
export const webhookRemovalHandler = (): Handler =>
  handle(webhookRemoval, {
    run: async ({ db, signal, clock }, { webhookId }) => {
      await deleteInPieces(db, webhookDeliveries, eq(webhookDeliveries.webhookId, webhookId), signal);
      if (signal.aborted) return { again: clock() };
      // Of any workspace: the call that has queued the job has found it.
      await everyRow(db, webhooks)
        .delete()
        .where(and(eq(webhooks.id, webhookId), isNotNull(webhooks.deletedAt)));
      return undefined;
    },
  });
