import { performance } from 'node:perf_hooks';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { everyRow } from '#db/rows.ts';
import { webhookDeliveries, webhooks } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { Settings } from '#kernel/config/config.ts';
import { isSealError } from '#kernel/config/secret-box.ts';
import { handle, type Handler, type JobRun, type Outcome } from '#kernel/jobs/job.ts';
import { keepLease, moveTo } from '#kernel/jobs/lease.ts';
import { isLoopbackCall } from './webhook-address.server.ts';
import { nextAttemptAt } from './retry.rules.ts';
import { sendMessage, type Attempt } from './send-message.server.ts';
import { webhookJob } from './webhook-job.server.ts';
import { queueWebhookOff } from './webhook-off.server.ts';
import { secretPlace, type WebhookRow } from './webhook.server.ts';
import { ATTEMPT_LIMIT_MS, DAYS_OF_FAILURE, TEST_EVENT } from './webhook.values.ts';

type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** Returns the record of an event as its API answers it; null where it is gone. */
export type ReadRecord = (
  db: Database,
  about: Pick<DeliveryRow, 'event' | 'recordId' | 'changeId'> & { workspaceId: number },
  now: Date,
) => Promise<Record<string, unknown> | null>;

type RunOptions = {
  settings: Pick<Settings, 'secrets' | 'webhooks' | 'siteUrl' | 'mailFrom'>;
  readRecord: ReadRecord;
  /** Default: 10 s. */
  limitMs?: number;
};

type Work = RunOptions & { job: JobRun; webhook: WebhookRow };

const isWaiting = (id: number) =>
  and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.status, 'waiting'));

async function nextWaiting(db: Database, webhookId: number): Promise<DeliveryRow | undefined> {
  const [row] = await everyRow(db, webhookDeliveries)
    .select()
    .where(isWaiting(webhookId))
    .orderBy(asc(webhookDeliveries.nextAttemptAt), asc(webhookDeliveries.id))
    .limit(1);
  return row;
}

async function bodyOf({ job, webhook, readRecord }: Work, delivery: DeliveryRow): Promise<string> {
  const { event, recordId, changeId, changed, at } = delivery;
  const record =
    event === TEST_EVENT
      ? null
      : await readRecord(
          job.db,
          { event, recordId, changeId, workspaceId: webhook.workspaceId },
          job.clock(),
        );
  return JSON.stringify({
    type: event,
    timestamp: at,
    data: { id: recordId ?? webhook.id, record, changed },
  });
}

async function attempt(work: Work, delivery: DeliveryRow): Promise<Attempt> {
  const { job, webhook, settings, limitMs = ATTEMPT_LIMIT_MS } = work;
  let secret: string;
  try {
    secret = settings.secrets.open(webhook.secret, secretPlace(webhook.workspaceId));
  } catch (error) {
    if (isSealError(error)) return { responseStatus: null, failure: 'sealed' };
    throw error;
  }
  const body = await bodyOf(work, delivery);
  return sendMessage(
    { url: webhook.url, secret, id: delivery.messageId, body },
    {
      now: job.clock(),
      isPrivateAllowed: isLoopbackCall(webhook.url, settings.webhooks),
      limitMs,
      signal: job.signal,
    },
  );
}

/** Why a webhook is switched off after an attempt; null: it is not. */
function offReason({ failingSince }: WebhookRow, { responseStatus }: Attempt, now: Date) {
  if (responseStatus === 410) return 'gone';
  const failsForMs = failingSince === null ? 0 : now.getTime() - Date.parse(failingSince);
  return failsForMs >= DAYS_OF_FAILURE * 86_400_000 ? 'failing' : null;
}

/** The webhook of an attempt; its owner may have corrected it or switched it off meanwhile. */
const isAsTried = ({ url, failingSince }: WebhookRow) =>
  and(
    eq(webhooks.url, url),
    eq(webhooks.isActive, true),
    failingSince === null ? isNull(webhooks.failingSince) : eq(webhooks.failingSince, failingSince),
  );

async function settle(
  { job, webhook, settings }: Work,
  delivery: DeliveryRow,
  { responseStatus, failure }: Attempt,
  durationMs: number,
): Promise<void> {
  const now = job.clock();
  const at = now.toISOString();
  const attempts = delivery.attempts + 1;
  const again = failure === null ? null : nextAttemptAt(attempts, now);
  const off = failure === null ? null : offReason(webhook, { responseStatus, failure }, now);
  await job.db.transaction(async (tx) => {
    await keepLease(tx, job.lease, now);
    await moveTo(tx, job.lease, failure === null ? 0 : 1);
    await everyRow(tx, webhookDeliveries)
      .update({
        status: failure === null ? 'delivered' : again ? 'waiting' : 'failed',
        attempts,
        nextAttemptAt: again?.toISOString() ?? null,
        attemptedAt: at,
        responseStatus,
        failure,
        durationMs: Math.round(durationMs),
      })
      .where(eq(webhookDeliveries.id, delivery.id));
    const [settled] = await everyRow(tx, webhooks)
      .update(
        failure === null
          ? { failingSince: null, lastDeliveredAt: at }
          : {
              failingSince: webhook.failingSince ?? at,
              ...(off && { isActive: false, offReason: off, updatedAt: at }),
            },
      )
      .where(and(eq(webhooks.id, webhook.id), isAsTried(webhook)))
      .returning({ id: webhooks.id });
    if (off && settled) await queueWebhookOff(tx, now, { ...webhook, offReason: off }, settings);
  });
  const about = { webhook: webhook.id, delivery: delivery.id, attempts, status: responseStatus };
  job.log[failure === null ? 'debug' : 'info']({ ...about, failure }, 'webhook delivery attempted');
}

/** Sends what is due next, and says when to go on: other webhooks have their turn in between. */
async function sendNext(job: JobRun, webhookId: number, options: RunOptions): Promise<Outcome> {
  const [webhook] = await everyRow(job.db, webhooks)
    .select()
    .where(and(eq(webhooks.id, webhookId), eq(webhooks.isActive, true)));
  const delivery = webhook && (await nextWaiting(job.db, webhookId));
  if (!webhook || !delivery) return undefined;
  const dueAt = Date.parse(delivery.nextAttemptAt ?? '') || 0;
  if (dueAt > job.clock().getTime()) return { again: new Date(dueAt) };
  const work = { ...options, job, webhook };
  const begun = performance.now();
  let outcome: Attempt;
  try {
    outcome = await attempt(work, delivery);
  } catch (error) {
    // The server ends: the next one sends it.
    if (job.signal.aborted) return { again: job.clock() };
    throw error;
  }
  await settle(work, delivery, outcome, performance.now() - begun);
  const next = await nextWaiting(job.db, webhookId);
  // Not before now: the loops take what has been due for longest.
  return (
    next && { again: new Date(Math.max(Date.parse(next.nextAttemptAt ?? '') || 0, job.clock().getTime())) }
  );
}

/** Sends what waits for webhooks; one that fails keeps two loops of its lane at most from the others. */
export const webhookHandler = (options: RunOptions): Handler =>
  handle(webhookJob, { run: (job, { webhookId }) => sendNext(job, webhookId, options) });
