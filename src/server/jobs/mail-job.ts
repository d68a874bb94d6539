import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { outbox } from '#db/schema/index.ts';
import { hasCome } from '#db/stored-times.ts';
import type { Database } from '#db/drizzle.ts';
import { describeFailure, failureCodes, isUnreachable } from '../mail/delivery-error.ts';
import { openMail, type OutboxRow } from '../mail/outbox.ts';
import type { MailTransport } from '../mail/transport.ts';
import { SealError, type SecretBox } from '#server/config/secret-box.ts';
import { LONGEST_PAUSE_MS, retryAt } from './backoff.ts';
import type { Job } from './job-runner.ts';

/** Longer than a delivery may take (smtp-transport.ts); after a crash the message is taken up again then. */
const LEASE_MS = 60_000;
/** Pause between two messages, so that storing form submissions comes before sending their confirmations. */
const PAUSE_MS = 40;
/** Time limit of the current message at shutdown. */
const GRACE_MS = 5_000;

export type MailJobOptions = {
  db: Database;
  transport: MailTransport;
  secrets: SecretBox;
  log: Logger;
  clock?: () => Date;
};

/** Due, or left with an expired lease by a process that crashed. */
const isDue = (now: Date) =>
  or(
    and(eq(outbox.status, 'queued'), hasCome(outbox.nextAttemptAt, now, LONGEST_PAUSE_MS)),
    and(eq(outbox.status, 'sending'), hasCome(outbox.leaseUntil, now, LEASE_MS)),
  );

/** Leases one message: a single statement, so of two processes only one gets it. */
async function claim(db: Database, now: Date): Promise<OutboxRow | undefined> {
  const next = () =>
    db.select({ id: outbox.id }).from(outbox).where(isDue(now)).orderBy(asc(outbox.nextAttemptAt)).limit(1);
  // Looking is cheap and disturbs no writer; most looks find nothing.
  if ((await next()).length === 0) return undefined;
  const [row] = await db
    .update(outbox)
    .set({
      status: 'sending',
      attempts: sql`${outbox.attempts} + 1`,
      leaseToken: randomUUID(),
      leaseUntil: new Date(now.getTime() + LEASE_MS).toISOString(),
    })
    .where(and(inArray(outbox.id, next()), isDue(now)))
    .returning();
  return row;
}

type Outcome = Partial<
  Pick<OutboxRow, 'status' | 'nextAttemptAt' | 'lastError' | 'sentAt' | 'text' | 'html'>
>;

/** Writes only as the owner of the lease: a process whose lease expired must not overwrite its successor. */
async function settle(db: Database, { id, leaseToken }: OutboxRow, outcome: Outcome): Promise<void> {
  await db
    .update(outbox)
    .set({ ...outcome, leaseUntil: null, leaseToken: null })
    .where(and(eq(outbox.id, id), eq(outbox.leaseToken, leaseToken ?? '')));
}

/** Sends the messages of the outbox (docs/decisions/007). */
export function createMailJob({
  db,
  transport,
  secrets,
  log,
  clock = () => new Date(),
}: MailJobOptions): Job {
  async function send(mail: OutboxRow, signal: AbortSignal): Promise<{ isServerDown: boolean }> {
    const told = { id: mail.id, kind: mail.kind, attempts: mail.attempts };
    try {
      await transport.deliver(openMail(secrets, mail), signal);
    } catch (error) {
      // No later attempt could read it either.
      const next =
        error instanceof SealError ? null : retryAt(mail.attempts, new Date(mail.createdAt), clock());
      await settle(db, mail, {
        status: next ? 'queued' : 'failed',
        lastError: describeFailure(error),
        ...(next && { nextAttemptAt: next.toISOString() }),
      });
      log[next ? 'warn' : 'error'](
        { ...told, ...failureCodes(error), ...(error instanceof SealError && { reason: error.message }) },
        next ? 'mail delayed' : 'mail given up',
      );
      return { isServerDown: isUnreachable(error) };
    }
    const sentAt = clock().toISOString();
    await settle(db, mail, { status: 'sent', sentAt, lastError: null, text: '', html: '' });
    log.info(told, 'mail sent');
    return { isServerDown: false };
  }

  return {
    name: 'mail',
    runDue: async (signal) => {
      const late = new AbortController();
      const onEnd = (): void => void setTimeout(() => late.abort(), GRACE_MS).unref();
      signal.addEventListener('abort', onEnd, { once: true });
      try {
        while (!signal.aborted) {
          const mail = await claim(db, clock());
          // While the mail server is unreachable, one message is tried per run: the others would time out one by one.
          if (!mail || (await send(mail, late.signal)).isServerDown) return;
          await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined);
        }
      } finally {
        signal.removeEventListener('abort', onEnd);
      }
    },
  };
}
