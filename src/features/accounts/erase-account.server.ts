import { eq, sql } from 'drizzle-orm';
import { outbox, users } from '#db/schema/index.ts';
import type { Database } from '#server/context.ts';
import { ATTACHED_TABLES } from './owned-tables.server.ts';

/**
 * Everything that an account owns, in one transaction: what names it goes by the references of the tables, what only
 * its rows point to is deleted here first, and so are letters to its own address.
 */
export async function eraseAccount(db: Database, userId: number): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { table, isOf } of ATTACHED_TABLES) await tx.delete(table).where(isOf(userId));
    const [account] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    if (!account) return;
    await tx
      .delete(outbox)
      .where(sql`${outbox.recipient} = ${account.email} and ${outbox.kind} like 'account_%'`);
    await tx.delete(users).where(eq(users.id, userId));
  });
}
