import { and, eq, isNotNull, ne, notExists, sql } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import { jobs, outbox } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { describeFailure, failureCodes, isUnreachable } from '#kernel/mail/delivery-error.ts';
import { mailJob, openMail, urgentMailJob, type OutboxRow } from '#kernel/mail/outbox.ts';
import { isSuppressed } from '#kernel/mail/suppression.ts';
import type { MailTransport, Refusal } from '#kernel/mail/transport.ts';
import { isSealError, SealError, type SecretBox } from '#kernel/config/secret-box.ts';
import { retryAt } from './backoff.ts';
import { handle, type Handler, type JobRun, type Outcome } from './job.ts';
import { keepLease, requireLease } from './lease.ts';

/** Pause between two messages, so that storing form submissions comes before sending their confirmations. */
const PAUSE_MS = 40;
/** Time limit of the current message at shutdown. */
const GRACE_MS = 5_000;
/** Until an email is looked at again whose key is not there; those that name their key cost nothing. */
const KEY_PAUSE_MS = 10 * 60_000;

export type MailOptions = { db: Database; transport: MailTransport; secrets: SecretBox };

type Settled = Partial<
  Pick<OutboxRow, 'status' | 'attempts' | 'nextAttemptAt' | 'lastError' | 'sentAt' | 'text' | 'html'>
>;

/** Counts the attempt. Undefined for an email that was sent, held or deleted since. */
async function begin({ db, lease }: JobRun, id: number): Promise<OutboxRow | undefined> {
  return db.transaction(async (tx) => {
    const [mail] = await tx
      .update(outbox)
      .set({ status: 'sending', attempts: sql`${outbox.attempts} + 1` })
      .where(and(eq(outbox.id, id), sql`${outbox.status} in ('queued', 'sending')`))
      .returning();
    await requireLease(tx, lease);
    return mail;
  });
}

/** Writes only as the owner of the lease: a process whose lease expired must not overwrite its successor. */
const settle = ({ db, lease, clock }: JobRun, id: number, outcome: Settled): Promise<void> =>
  db.transaction(async (tx) => {
    await keepLease(tx, lease, clock());
    await tx.update(outbox).set(outcome).where(eq(outbox.id, id));
  });

/** Keeps an email of a version that did not note the key. No attempt is counted: the right key may come back any day. */
async function waitForKey(job: JobRun, mail: OutboxRow): Promise<Outcome> {
  const again = new Date(job.clock().getTime() + KEY_PAUSE_MS);
  await settle(job, mail.id, {
    status: 'queued',
    attempts: mail.attempts - 1,
    nextAttemptAt: again.toISOString(),
    lastError: new SealError().message,
  });
  job.log.warn({ id: mail.id, kind: mail.kind }, 'mail waits for the key it was sealed with');
  return { again };
}

async function onFailure(job: JobRun, mail: OutboxRow, error: unknown): Promise<Outcome> {
  if (isSealError(error) && mail.sealedWith === null) return waitForKey(job, mail);
  // Sealed with this key, and changed since: no later attempt could read it either.
  const again = isSealError(error)
    ? null
    : retryAt(mail.attempts, new Date(mail.queuedAt ?? mail.createdAt), job.clock());
  await settle(job, mail.id, {
    status: again ? 'queued' : 'failed',
    lastError: describeFailure(error),
    ...(again && { nextAttemptAt: again.toISOString() }),
  });
  const about = { id: mail.id, kind: mail.kind, attempts: mail.attempts, ...failureCodes(error) };
  job.log[again ? 'warn' : 'error'](
    { ...about, ...(isSealError(error) && { reason: error.message }) },
    again ? 'mail delayed' : 'mail given up',
  );
  // While the mail server is unreachable, one message is tried per look: the others would time out one by one.
  return again ? { again, isLaneDown: isUnreachable(error) } : undefined;
}

/** Sends one message of the outbox (docs/decisions/007). */
async function send(job: JobRun, id: number, { transport, secrets }: MailOptions): Promise<Outcome> {
  const mail = await begin(job, id);
  if (!mail) return undefined;
  const about = { id, kind: mail.kind, attempts: mail.attempts };
  // Opted out since it was queued. The bodies stay, like those of any mail given up: it may be sent again.
  if (!mail.isAutomatic && (await isSuppressed(job.db, mail))) {
    await settle(job, id, { status: 'failed', lastError: 'opted_out' });
    job.log.warn(about, 'mail not sent: the recipient has opted out');
    return undefined;
  }
  const late = new AbortController();
  const onEnd = (): void => void setTimeout(() => late.abort(), GRACE_MS).unref();
  job.signal.addEventListener('abort', onEnd, { once: true });
  let refusal: Refusal | undefined;
  try {
    refusal = await transport.deliver(openMail(secrets, mail), late.signal);
  } catch (error) {
    return await onFailure(job, mail, error);
  } finally {
    job.signal.removeEventListener('abort', onEnd);
  }
  if (refusal) job.log.warn(about, 'mail refused for some of its addressees');
  if (refusal?.isOfRecipient) {
    await settle(job, id, { status: 'failed', lastError: refusal.words });
    return undefined;
  }
  const sentAt = job.clock().toISOString();
  await settle(job, id, { status: 'sent', sentAt, lastError: refusal?.words ?? null, text: '', html: '' });
  job.log.info(about, 'mail sent');
  await sleep(PAUSE_MS, undefined, { signal: job.signal }).catch(() => undefined);
  return undefined;
}

/** Sends the messages of the outbox, those that somebody waits for beside the others. */
export function mailHandlers(options: MailOptions): Handler[] {
  const { db, secrets } = options;
  const isOfOtherKey = and(
    sql`${outbox.id} = ${jobs.payload} ->> 'id'`,
    isNotNull(outbox.sealedWith),
    ne(outbox.sealedWith, secrets.fingerprint),
  );
  return [urgentMailJob, mailJob].map((kind) =>
    handle(kind, {
      run: (job, { id }) => send(job, id, options),
      where: notExists(db.select({ id: outbox.id }).from(outbox).where(isOfOtherKey)),
      onParked: async (tx, { id }) => {
        const lastError = 'the server ended twice while it was sent';
        await tx.update(outbox).set({ status: 'failed', lastError }).where(eq(outbox.id, id));
      },
    }),
  );
}
