import { withoutJournal } from '#db/journal/cause.ts';
import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '#db/drizzle.ts';
import { orderOf } from '#db/list/keyset.ts';
import { listRows } from '#db/list/list-rows.ts';
import { everyRow } from '#db/rows.ts';
import { crmCommunications, outbox } from '#db/schema/index.ts';
import { holdsLike } from '#db/search/holds-text.ts';
import { recordAudit } from '#features/accounts/audit/audit.server.ts';
import type { Settings } from '#kernel/config/config.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { EMAIL_DAYS } from '#kernel/mail/email-retention.ts';
import { SealError } from '#kernel/config/secret-box.ts';
import type { Page } from '#shared/api.ts';
import { sendSoon } from '#kernel/mail/outbox.ts';
import { AppError } from '#shared/errors.ts';
import type { MailQuery, MailsChanged, MailStateInput, OutboxMail } from './system.schema.ts';
import type { MailState } from './system.values.ts';

const DAY_MS = 86_400_000;

type Row = typeof outbox.$inferSelect;
type Keys = Pick<Settings, 'secrets'>;

const STATUSES = {
  failed: ['failed'],
  held: ['held'],
  waiting: ['queued', 'sending'],
} as const satisfies Record<MailState, readonly Row['status'][]>;

const stateOf = ({ status }: Pick<Row, 'status'>): MailState =>
  status === 'failed' || status === 'held' ? status : 'waiting';

/** A version that did not note the key has left the reason. */
const isSealedAway = ({ sealedWith, lastError, text }: Row, { secrets }: Keys): boolean =>
  text !== '' &&
  (sealedWith === null ? lastError === new SealError().message : sealedWith !== secrets.fingerprint);

function told(row: Row, keys: Keys): OutboxMail {
  const { id, kind, recipient, subject, attempts, lastError, createdAt, nextAttemptAt, status } = row;
  const deletedAt = new Date(Date.parse(createdAt) + EMAIL_DAYS * DAY_MS).toISOString();
  return {
    id,
    kind,
    recipient,
    subject,
    state: stateOf(row),
    attempts,
    lastError,
    isSealedAway: isSealedAway(row, keys),
    createdAt,
    nextAttemptAt: status === 'queued' ? nextAttemptAt : null,
    deletedAt,
  };
}

/** Lists emails that were given up, are held or wait, the newest first; searches address and subject. */
export const listMail = (
  { db }: ServiceContext,
  { q, state, ...page }: MailQuery,
  keys: Keys,
): Promise<Page<OutboxMail>> =>
  listRows(page, {
    order: orderOf({ createdAt: outbox.createdAt }, outbox.id, '-createdAt'),
    where: and(
      inArray(outbox.status, [...STATUSES[state]]),
      q === undefined ? undefined : or(holdsLike(outbox.recipient, q), holdsLike(outbox.subject, q)),
    ),
    select: (place) => db.select({ row: outbox, place }).from(outbox),
    items: (rows) => rows.map(({ row }) => told(row, keys)),
  });

/** Due at once, and as patient as a new email. */
const requeued = (now: Date) => ({
  status: 'queued' as const,
  attempts: 0,
  nextAttemptAt: now.toISOString(),
  queuedAt: now.toISOString(),
});

/** An email that is in hand or was sent meanwhile is no longer there to act on. */
const isOpen = (id: number) => and(eq(outbox.id, id), inArray(outbox.status, ['failed', 'held', 'queued']));

/** Queues an email that was given up or is held, or tries one that waits at once. Errors: `not_found`. */
export async function retryMail(ctx: ServiceContext, id: number, keys: Keys): Promise<OutboxMail> {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.update(outbox).set(requeued(ctx.now)).where(isOpen(id)).returning();
    if (!row) throw new AppError('not_found');
    await sendSoon(tx, ctx.now, id);
    await recordAudit({ ...ctx, db: tx }, 'mail_retried', { detail: '1' });
    return told(row, keys);
  });
}

/**
 * Deletes unsent emails, of whatever workspace. A communication of the lead manager shows how its email fared: it must
 * not wait for ever.
 */
async function discard(db: Database, which: SQL | undefined): Promise<number> {
  const chosen = db.select({ id: outbox.id }).from(outbox).where(which);
  await everyRow(db, crmCommunications)
    .update({ status: 'failed' })
    .where(inArray(crmCommunications.outboxId, chosen));
  const discarded = await withoutJournal(db, (tx) =>
    tx.delete(outbox).where(which).returning({ id: outbox.id }),
  );
  return discarded.length;
}

/** Deletes an email unsent. Errors: `not_found`. */
export async function discardMail(ctx: ServiceContext, id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if ((await discard(tx, isOpen(id))) === 0) throw new AppError('not_found');
    await recordAudit({ ...ctx, db: tx }, 'mail_discarded', { detail: '1' });
  });
}

/** Queues every email that was given up, or that is held. */
export async function retryAllMail(ctx: ServiceContext, { state }: MailStateInput): Promise<MailsChanged> {
  return ctx.db.transaction(async (tx) => {
    const isIn = eq(outbox.status, state);
    const queued = await tx.update(outbox).set(requeued(ctx.now)).where(isIn).returning({ id: outbox.id });
    const changed = queued.length;
    for (const { id } of queued) await sendSoon(tx, ctx.now, id);
    if (changed > 0) await recordAudit({ ...ctx, db: tx }, 'mail_retried', { detail: String(changed) });
    return { changed };
  });
}

/** Deletes every email that was given up, or that is held, unsent. */
export async function discardAllMail(ctx: ServiceContext, { state }: MailStateInput): Promise<MailsChanged> {
  return ctx.db.transaction(async (tx) => {
    const changed = await discard(tx, eq(outbox.status, state));
    if (changed > 0) await recordAudit({ ...ctx, db: tx }, 'mail_discarded', { detail: String(changed) });
    return { changed };
  });
}
