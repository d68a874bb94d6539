import { and, eq, isNull } from 'drizzle-orm';
import { inboxEntries } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import { setMessageRead } from './inbox-rows.server.ts';

/**
 * Marks the enquiries of a lead that was sent on as read and converted: their person is a contact now, whichever way it
 * came. Runs in the caller's transaction.
 */
export async function settleEntriesOfLead(
  ctx: ServiceContext,
  marketingLeadId: number,
  { contactId, opportunityId }: { contactId: number; opportunityId: number | null },
): Promise<void> {
  const { db, now } = ctx;
  const rows = await db
    .select()
    .from(inboxEntries)
    .where(and(eq(inboxEntries.marketingLeadId, marketingLeadId), isNull(inboxEntries.contactId)));
  for (const entry of rows) {
    await db
      .update(inboxEntries)
      .set({
        contactId,
        opportunityId,
        convertedAt: now.toISOString(),
        ...(entry.status === 'unread' && { status: 'read' as const }),
        updatedAt: nextUpdatedAt(entry.updatedAt, now),
      })
      .where(eq(inboxEntries.id, entry.id));
    await setMessageRead(db, entry, true);
  }
}
