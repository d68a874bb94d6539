import { randomBytes } from 'node:crypto';
import { and, eq, getTableColumns, lt } from 'drizzle-orm';
import { deleteInPieces } from '#db/writer/delete-in-pieces.ts';
import { byId } from '#db/list/keyset.ts';
import { listRows } from '#db/list/list-rows.ts';
import { webhookDeliveries } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import { sendToWebhook } from './webhook-job.server.ts';
import type { DeliveryQuery, Webhook, WebhookDelivery } from './webhook.schema.ts';
import { requireWebhook } from './webhook.server.ts';
import { DELIVERED_EVENTS, DELIVERY_DAYS, TEST_EVENT } from './webhook.values.ts';

type Row = typeof webhookDeliveries.$inferSelect;
/** Of a workspace's webhook. */
type Path = { id: number; deliveryId: number };

const {
  webhookId: _webhook,
  changeId: _change,
  changed: _changed,
  at: _at,
  ...columns
} = getTableColumns(webhookDeliveries);

type Shown = Pick<Row, keyof typeof columns>;

/** Null for an event that an earlier version knew. */
const told = ({ event, ...row }: Shown): WebhookDelivery[] =>
  DELIVERED_EVENTS.filter((known) => known === event).map((known) => ({ ...row, event: known }));

export const newMessageId = (): string => `msg_${randomBytes(16).toString('base64url')}`;

/** Lists sent and waiting deliveries of a webhook, the newest first. Errors: `not_found`. */
export async function listDeliveries(
  ctx: ServiceContext,
  id: number,
  query: DeliveryQuery,
): Promise<Page<WebhookDelivery>> {
  await requireWebhook(ctx, id);
  return listRows(query, {
    order: byId(webhookDeliveries.id),
    where: eq(webhookDeliveries.webhookId, id),
    select: (place) => ctx.rows(webhookDeliveries).select({ ...columns, place }),
    items: (rows) => rows.flatMap(told),
  });
}

/** Errors: `not_found`, `webhook_off`. */
async function requireActive(ctx: ServiceContext, id: number): Promise<Webhook> {
  const webhook = await requireWebhook(ctx, id);
  if (!webhook.isActive) throw new AppError('webhook_off');
  return webhook;
}

async function queued(ctx: ServiceContext, webhook: Webhook, row: Shown | undefined) {
  const [delivery] = row ? told(row) : [];
  if (!delivery) throw new AppError('not_found');
  await sendToWebhook(ctx.db, ctx.now, webhook);
  return delivery;
}

/** Queues a delivery that tells of no record. Errors: `not_found`, `webhook_off`. */
export async function sendTest(ctx: ServiceContext, id: number): Promise<WebhookDelivery> {
  const webhook = await requireActive(ctx, id);
  const at = ctx.now.toISOString();
  const [row] = await ctx
    .rows(webhookDeliveries)
    .insert({
      webhookId: id,
      messageId: newMessageId(),
      event: TEST_EVENT,
      at,
      nextAttemptAt: at,
      createdAt: at,
    })
    .returning(columns);
  return queued(ctx, webhook, row);
}

/** Sends a delivery again under its `webhook-id`, whatever became of it. Errors: `not_found`, `webhook_off`. */
export async function replayDelivery(
  ctx: ServiceContext,
  { id, deliveryId }: Path,
): Promise<WebhookDelivery> {
  const webhook = await requireActive(ctx, id);
  const [row] = await ctx
    .rows(webhookDeliveries)
    .update({ status: 'waiting', attempts: 0, nextAttemptAt: ctx.now.toISOString() })
    .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.webhookId, id)))
    .returning(columns);
  return queued(ctx, webhook, row);
}

/** Deletes deliveries of long ago. */
export async function forgetDeliveries(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DELIVERY_DAYS * 86_400_000).toISOString();
  await deleteInPieces(db, webhookDeliveries, lt(webhookDeliveries.createdAt, before));
}
