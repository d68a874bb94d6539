import { and, asc, count, eq, gt, isNull, lte, min, notInArray, sql, type SQL } from 'drizzle-orm';
import { everyRow } from '#db/rows.ts';
import { mailDeliveries, mailSendings } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { SendingRow } from './sending-figures.server.ts';

export type DeliveryRow = typeof mailDeliveries.$inferSelect;
/** Of any workspace: the job has found the sending. */
export const deliveries = (db: Database) => everyRow(db, mailDeliveries);
export const sendings = (db: Database) => everyRow(db, mailSendings);

const MINUTE_MS = 60_000;
/** Recipients of one turn, after which other sendings have theirs; few, so that a server that is often ended gets on. */
const TURN = 25;

const isWaiting = (sendingId: number): SQL | undefined =>
  and(eq(mailDeliveries.sendingId, sendingId), eq(mailDeliveries.status, 'waiting'));

/** How many more each domain may be sent within the minute that ends now, and when the first of them may be sent again. */
async function roomOf(db: Database, { id, perMinute }: SendingRow, now: Date) {
  const left = new Map<string, number>();
  if (perMinute === null) return { left, full: [], freeAt: undefined };
  const since = new Date(now.getTime() - MINUTE_MS).toISOString();
  const { sendingId, domain, sentAt } = mailDeliveries;
  const rows = await deliveries(db)
    .select({ domain, many: count(), first: min(sentAt) })
    .where(and(eq(sendingId, id), gt(sentAt, since), lte(sentAt, now.toISOString())))
    .groupBy(domain);
  for (const row of rows) left.set(row.domain, perMinute - row.many);
  const full = rows.filter((row) => row.many >= perMinute);
  const first = full.map((row) => row.first ?? '').toSorted()[0];
  return {
    left,
    full: full.map((row) => row.domain),
    freeAt: first ? new Date(Date.parse(first) + MINUTE_MS) : undefined,
  };
}

/** The next recipients, no more of a domain than it takes in a minute; else when to look again, if any wait. */
export async function nextRecipients(
  db: Database,
  sending: SendingRow,
  now: Date,
): Promise<{ ids: number[]; again?: Date | undefined }> {
  const { left, full, freeAt } = await roomOf(db, sending, now);
  const { id, domain, nextAttemptAt } = mailDeliveries;
  const found = await deliveries(db)
    .select({ id, domain })
    .where(
      and(
        isWaiting(sending.id),
        lte(nextAttemptAt, now.toISOString()),
        full.length > 0 ? notInArray(domain, full) : undefined,
      ),
    )
    .orderBy(asc(nextAttemptAt), asc(id))
    .limit(TURN);
  const ids = found.flatMap((row) => {
    const room = left.get(row.domain) ?? sending.perMinute ?? Number.POSITIVE_INFINITY;
    if (room <= 0) return [];
    left.set(row.domain, room - 1);
    return [row.id];
  });
  if (ids.length > 0) return { ids };
  const [next] = await deliveries(db)
    .select({ at: min(nextAttemptAt) })
    .where(isWaiting(sending.id));
  if (!next?.at) return { ids };
  const dueAt = new Date(Math.max(Date.parse(next.at), now.getTime()));
  // All that is due is of domains that have had theirs.
  return { ids, again: dueAt > now || !freeAt ? dueAt : freeAt };
}

export async function hasWaiting(db: Database, sendingId: number): Promise<boolean> {
  const found = await deliveries(db).select({ id: mailDeliveries.id }).where(isWaiting(sendingId)).limit(1);
  return found.length > 0;
}

/** Emails that an ended process had in hand may have arrived: none is sent again by itself. */
export async function markUnsure(db: Database, sendingId: number): Promise<number> {
  const marked = await deliveries(db)
    .update({ status: 'unsure', reason: 'server_ended' })
    .where(and(eq(mailDeliveries.sendingId, sendingId), eq(mailDeliveries.status, 'sending')))
    .returning({ id: mailDeliveries.id });
  return marked.length;
}

/** Takes one recipient in hand, while its sending goes on. */
export async function takeRecipient(tx: Database, id: number): Promise<DeliveryRow | undefined> {
  const isRunning = sql`exists (select 1 from ${mailSendings} where ${mailSendings.id} = ${mailDeliveries.sendingId} and ${mailSendings.status} = 'running')`;
  const [row] = await deliveries(tx)
    .update({ status: 'sending', attempts: sql`${mailDeliveries.attempts} + 1` })
    .where(and(eq(mailDeliveries.id, id), eq(mailDeliveries.status, 'waiting'), isRunning))
    .returning();
  return row;
}

/** Ends a sending of which nothing waits. */
export async function endSending(
  db: Database,
  id: number,
  now: Date,
  status: 'done' | 'failed',
): Promise<void> {
  const at = now.toISOString();
  await sendings(db)
    .update({ status, finishedAt: at, updatedAt: at })
    .where(and(eq(mailSendings.id, id), isNull(mailSendings.finishedAt)));
}
