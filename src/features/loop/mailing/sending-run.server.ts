// One long file: a recipient's way from the queue to the mail server and back, step after step.
import { and, eq, inArray } from 'drizzle-orm';
import { withCause } from '#db/journal/cause.ts';
import { mailAudiences, mailDeliveries, mailSendings } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { authorContext } from '#features/loop/rules/rule-author.server.ts';
import type { Config } from '#kernel/config/config.ts';
import { retryAt } from '#kernel/jobs/backoff.ts';
import { handle, type Handler, type JobRun, type Outcome } from '#kernel/jobs/job.ts';
import { keepLease, requireLease } from '#kernel/jobs/lease.ts';
import { CONNECTIONS, type BulkOutcome, type BulkTransport } from '#kernel/mail/bulk-transport.ts';
import { domainOf, parseMailbox } from '#kernel/mail/mailbox.ts';
import { suppress } from '#kernel/mail/suppression.ts';
import type { Deliverable } from '#kernel/mail/transport.ts';
import { emailKeyOf, isEmail } from '#shared/contact/email.ts';
import { peopleAfter } from './audience-people.server.ts';
import { skipReader } from './consent.server.ts';
import {
  deliveries,
  endSending,
  hasWaiting,
  markUnsure,
  nextRecipients,
  sendings,
  takeRecipient,
  type DeliveryRow,
} from './delivery-turn.server.ts';
import { campaignLetter } from './letter.mail.ts';
import { linksFor } from './letter.server.ts';
import type { SkipReason } from './mailing.values.ts';
import { quietUntil } from './quiet-hours.rules.ts';
import type { SendingRow } from './sending-figures.server.ts';
import { newMessageId, sendingJob } from './sending-job.server.ts';

type RunOptions = { settings: Pick<Config, 'siteUrl' | 'mailFrom'>; transport: BulkTransport };
type Work = RunOptions & { job: JobRun; sending: SendingRow };

/** People who are looked at and written down in one transaction. */
const PIECE = 500;

/** Writes down the next people of the audience, each once. Returns whether there may be more. */
async function preparePiece(tx: Database, { job, sending, settings }: Work): Promise<boolean> {
  const now = job.clock();
  await keepLease(tx, job.lease, now);
  const ctx = await authorContext(tx, sending, now);
  const [audience] = ctx
    ? await ctx
        .rows(mailAudiences)
        .select()
        .where(eq(mailAudiences.id, sending.audienceId ?? 0))
    : [];
  if (!ctx || !audience) {
    await endSending(tx, sending.id, now, 'failed');
    return false;
  }
  const people = await peopleAfter(ctx, audience, sending.preparedTo ?? 0, PIECE);
  const reasonOf = await skipReader(
    tx,
    sending.workspaceId,
    people.map(({ email }) => email),
    sending,
  );
  const rows = people.map(({ email, name }) => {
    const reason: SkipReason | undefined = isEmail(email) ? reasonOf(email) : 'invalid';
    const emailKey = emailKeyOf(email);
    return {
      sendingId: sending.id,
      ...{ email, emailKey, name, domain: domainOf(emailKey) },
      status: reason ? ('skipped' as const) : ('waiting' as const),
      reason: reason ?? null,
      messageId: newMessageId(settings),
      nextAttemptAt: now.toISOString(),
      createdAt: now.toISOString(),
    };
  });
  if (rows.length > 0) await deliveries(tx).insert(rows).onConflictDoNothing();
  const last = people.length < PIECE ? null : (people.at(-1)?.id ?? null);
  sending.preparedTo = last;
  await sendings(tx).update({ preparedTo: last }).where(eq(mailSendings.id, sending.id));
  return last !== null;
}

/** Why somebody who was to get it does not any more: they may have unsubscribed a second ago. */
async function reasonNow(tx: Database, sending: SendingRow, email: string): Promise<SkipReason | undefined> {
  if (sending.isTest) return undefined;
  return (await skipReader(tx, sending.workspaceId, [email], sending))(email);
}

/** Notes that the email goes out, before it does. Undefined for one that is not to go out any more. */
const begin = ({ job, sending }: Work, id: number): Promise<DeliveryRow | undefined> =>
  job.db.transaction(async (tx) => {
    const row = await takeRecipient(tx, id);
    if (!row) return undefined;
    await requireLease(tx, job.lease);
    const reason = await reasonNow(tx, sending, row.email);
    if (!reason) return row;
    await deliveries(tx).update({ status: 'skipped', reason }).where(eq(mailDeliveries.id, id));
    return undefined;
  });

/** The email of one recipient, with the headers that mail programs ask of bulk mail (RFC 2369, 2919, 8058). */
export function messageOf(
  sending: Pick<SendingRow, 'id' | 'workspaceId' | 'letter' | 'linkSecret' | 'startsAt'>,
  delivery: Pick<DeliveryRow, 'id' | 'email' | 'messageId'>,
  { siteUrl, mailFrom }: RunOptions['settings'],
): Deliverable {
  const { letter, linkSecret, workspaceId } = sending;
  const links = linksFor(letter, { siteUrl, linkSecret, deliveryId: delivery.id });
  const domain = domainOf(parseMailbox(mailFrom).address);
  return {
    ...campaignLetter(letter, links),
    kind: 'campaign',
    recipient: delivery.email,
    cc: [],
    replyTo: letter.replyTo,
    messageId: delivery.messageId,
    isAutomatic: false,
    createdAt: sending.startsAt,
    fromName: letter.companyName,
    headers: {
      'List-Unsubscribe': `<${links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': `<campaigns-${workspaceId}.${domain}>`,
      Precedence: 'bulk',
    },
  };
}

type Settled = Partial<
  Pick<typeof mailDeliveries.$inferInsert, 'status' | 'reason' | 'sentAt' | 'nextAttemptAt'>
>;

function settledBy(outcome: BulkOutcome, { attempts, createdAt }: DeliveryRow, now: Date): Settled {
  switch (outcome.kind) {
    case 'accepted':
      return { status: 'sent', reason: null, sentAt: now.toISOString() };
    case 'unsure':
      return { status: 'unsure', reason: outcome.words };
    case 'refused':
      if (outcome.isAddress) return { status: 'bounced', reason: outcome.words };
      if (outcome.isForGood) return { status: 'failed', reason: outcome.words };
  }
  const again = retryAt(attempts, new Date(createdAt), now);
  return again
    ? { status: 'waiting', reason: outcome.words, nextAttemptAt: again.toISOString() }
    : { status: 'failed', reason: outcome.words };
}

/**
 * Notes what became of an email. Also without the lease: whoever has it now does not send this one again, and the truth
 * replaces their doubt. No such address is written to again, by any campaign.
 */
async function settle({ job, sending }: Work, row: DeliveryRow, outcome: BulkOutcome): Promise<void> {
  const now = job.clock();
  const { workspaceId } = sending;
  const store = (tx: Database) =>
    deliveries(tx)
      .update(settledBy(outcome, row, now))
      .where(and(eq(mailDeliveries.id, row.id), inArray(mailDeliveries.status, ['sending', 'unsure'])));
  if (outcome.kind !== 'refused' || !outcome.isAddress) return void (await store(job.db));
  const cause = { kind: 'job', label: `sending:${sending.id}`, workspaceId, actorId: null, at: now } as const;
  await job.db.transaction(async (tx) => {
    await store(tx);
    await withCause(tx, cause, (inside) =>
      suppress(inside, [row.email], { workspaceId, at: now.toISOString() }),
    );
  });
}

/** Sends to some recipients over a few connections. Returns whether the mail server was out of reach. */
async function sendTo(work: Work, ids: readonly number[]): Promise<boolean> {
  const { job, sending, settings, transport } = work;
  const left = [...ids];
  let isDown = false;
  const worker = async (): Promise<void> => {
    for (let id = left.shift(); id !== undefined && !isDown && !job.signal.aborted; id = left.shift()) {
      const row = await begin(work, id);
      if (!row) continue;
      const outcome = await transport.deliver(messageOf(sending, row, settings));
      isDown ||= outcome.kind === 'unreachable';
      await settle(work, row, outcome);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return isDown;
}

async function prepare(work: Work): Promise<void> {
  const { job, sending } = work;
  if (sending.status === 'scheduled') {
    const status = 'running';
    await sendings(job.db)
      .update({ status })
      .where(and(eq(mailSendings.id, sending.id), eq(mailSendings.status, 'scheduled')));
  }
  while (sending.preparedTo !== null && !job.signal.aborted)
    if (!(await job.db.transaction((tx) => preparePiece(tx, work)))) return;
}

/** Does a turn of a sending: writes its recipients down, then sends to those who are due. */
async function runSending(job: JobRun, sendingId: number, options: RunOptions): Promise<Outcome> {
  const [sending] = await sendings(job.db).select().where(eq(mailSendings.id, sendingId));
  if (!sending || (sending.status !== 'scheduled' && sending.status !== 'running')) return undefined;
  const { quietFrom, quietTo, timeZone } = sending;
  const quiet = quietFrom === null || quietTo === null ? undefined : { from: quietFrom, to: quietTo };
  const until = quiet && quietUntil(job.clock(), quiet, timeZone);
  const doubtful = await markUnsure(job.db, sendingId);
  if (doubtful > 0) job.log.warn({ sending: sendingId, doubtful }, 'emails may have been sent, or not');
  if (until) return { again: until };
  const work = { ...options, job, sending };
  await prepare(work);
  if (job.signal.aborted) return { again: job.clock() };
  const { ids, again } = await nextRecipients(job.db, sending, job.clock());
  const isDown = ids.length > 0 && (await sendTo(work, ids));
  if (await hasWaiting(job.db, sendingId))
    return isDown
      ? { again: new Date(job.clock().getTime() + DOWN_MS), isLaneDown: true }
      : { again: again ?? job.clock() };
  await endSending(job.db, sendingId, job.clock(), 'done');
  job.log.info({ sending: sendingId }, 'a campaign was sent');
  return undefined;
}

/** Until a mail server is asked again that was out of reach. */
const DOWN_MS = 30_000;

export const sendingHandler = (options: RunOptions): Handler =>
  handle(sendingJob, {
    run: (job, { sendingId }) => runSending(job, sendingId, options),
    onParked: (tx, { sendingId }, now) => endSending(tx, sendingId, now, 'failed'),
  });
