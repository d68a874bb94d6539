import { and, asc, eq, or, type SQL } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { outbox } from '#db/schema/index.ts';
import { hasCome } from '#db/stored-times.ts';
import type { Database } from '#db/drizzle.ts';
import { describeFailure, failureCodes, isUnreachable } from '#kernel/mail/delivery-error.ts';
import { isSealedWith, openMail, type OutboxRow } from '#kernel/mail/outbox.ts';
import { isSuppressed } from '#kernel/mail/suppression.ts';
import type { MailTransport } from '#kernel/mail/transport.ts';
import { isSealError, SealError, type SecretBox } from '#kernel/config/secret-box.ts';
import { LONGEST_PAUSE_MS, retryAt } from './backoff.ts';
import type { Job } from './job-runner.ts';
import { dropLease, keepLease, LeaseLost, takeNext, type Lease } from './lease.ts';

/** Pause between two messages, so that storing form submissions comes before sending their confirmations. */
const PAUSE_MS = 40;
/** Time limit of the current message at shutdown. */
const GRACE_MS = 5_000;
/** Until an email is looked at again whose key is not there; those that name their key cost nothing. */
const KEY_PAUSE_MS = 10 * 60_000;

export type MailJobOptions = {
  db: Database;
  transport: MailTransport;
  secrets: SecretBox;
  log: Logger;
  clock?: () => Date;
};

const LEASED = { kind: 'mail', id: outbox.id };

/** Due, or left by a process that crashed. */
const isDue = (now: Date) =>
  or(
    and(eq(outbox.status, 'queued'), hasCome(outbox.nextAttemptAt, now, LONGEST_PAUSE_MS)),
    eq(outbox.status, 'sending'),
  );

type Taken = { mail: OutboxRow; lease: Lease };

/** Takes one message for this process, and counts the attempt. */
async function claim(db: Database, secrets: SecretBox, now: Date): Promise<Taken | undefined> {
  const taken = await takeNext(db, LEASED, now, async (condition: SQL): Promise<OutboxRow | undefined> => {
    const due = db
      .select()
      .from(outbox)
      .where(and(isDue(now), isSealedWith(secrets), condition));
    const [row] = await due.orderBy(asc(outbox.nextAttemptAt)).limit(1);
    return row;
  });
  if (!taken) return undefined;
  const { row, lease } = taken;
  const attempt = { status: 'sending', attempts: row.attempts + 1 } as const;
  await db.update(outbox).set(attempt).where(eq(outbox.id, row.id));
  return { mail: { ...row, ...attempt }, lease };
}

type Outcome = Partial<
  Pick<OutboxRow, 'status' | 'attempts' | 'nextAttemptAt' | 'lastError' | 'sentAt' | 'text' | 'html'>
>;

/** Writes only as the owner of the lease: a process whose lease expired must not overwrite its successor. */
async function settle(db: Database, { mail, lease }: Taken, now: Date, outcome: Outcome): Promise<void> {
  await db
    .transaction(async (tx) => {
      await keepLease(tx, lease, now);
      await tx.update(outbox).set(outcome).where(eq(outbox.id, mail.id));
      await dropLease(tx, lease);
    })
    .catch((error: unknown) => {
      if (!(error instanceof LeaseLost)) throw error;
    });
}

/** Sends the messages of the outbox (docs/decisions/007). */
export function createMailJob({
  db,
  transport,
  secrets,
  log,
  clock = () => new Date(),
}: MailJobOptions): Job {
  /** Keeps an email of a version that did not note the key. No attempt is counted: the right key may come back any day. */
  async function waitForKey(taken: Taken): Promise<{ isServerDown: boolean }> {
    const { mail } = taken;
    const now = clock();
    await settle(db, taken, now, {
      status: 'queued',
      attempts: mail.attempts - 1,
      nextAttemptAt: new Date(now.getTime() + KEY_PAUSE_MS).toISOString(),
      lastError: new SealError().message,
    });
    log.warn({ id: mail.id, kind: mail.kind }, 'mail waits for the key it was sealed with');
    return { isServerDown: false };
  }

  async function send(taken: Taken, signal: AbortSignal): Promise<{ isServerDown: boolean }> {
    const { mail } = taken;
    const told = { id: mail.id, kind: mail.kind, attempts: mail.attempts };
    // Opted out since it was queued. The bodies stay, like those of any mail given up: it may be sent again.
    if (!mail.isAutomatic && (await isSuppressed(db, mail))) {
      await settle(db, taken, clock(), { status: 'failed', lastError: 'opted_out' });
      log.warn(told, 'mail not sent: the recipient has opted out');
      return { isServerDown: false };
    }
    try {
      await transport.deliver(openMail(secrets, mail), signal);
    } catch (error) {
      if (isSealError(error) && mail.sealedWith === null) return waitForKey(taken);
      // Sealed with this key, and changed since: no later attempt could read it either.
      const next = isSealError(error)
        ? null
        : retryAt(mail.attempts, new Date(mail.queuedAt ?? mail.createdAt), clock());
      await settle(db, taken, clock(), {
        status: next ? 'queued' : 'failed',
        lastError: describeFailure(error),
        ...(next && { nextAttemptAt: next.toISOString() }),
      });
      log[next ? 'warn' : 'error'](
        { ...told, ...failureCodes(error), ...(isSealError(error) && { reason: error.message }) },
        next ? 'mail delayed' : 'mail given up',
      );
      return { isServerDown: isUnreachable(error) };
    }
    const now = clock();
    await settle(db, taken, now, {
      status: 'sent',
      sentAt: now.toISOString(),
      lastError: null,
      text: '',
      html: '',
    });
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
          const taken = await claim(db, secrets, clock());
          // While the mail server is unreachable, one message is tried per run: the others would time out one by one.
          if (!taken || (await send(taken, late.signal)).isServerDown) return;
          await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined);
        }
      } finally {
        signal.removeEventListener('abort', onEnd);
      }
    },
  };
}
