import { randomBytes } from 'node:crypto';
import { and, desc, eq, getTableColumns, isNull, max } from 'drizzle-orm';
import { everyRow } from '#db/rows.ts';
import { changes, webhooks } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { isDemoAccount } from '#features/accounts/public-owner.server.ts';
import { recordInWorkspace } from '#features/accounts/workspaces/workspace-log.server.ts';
import type { Settings } from '#kernel/config/config.ts';
import type { Reseal } from '#kernel/config/reseal.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { enqueue, unqueue } from '#kernel/jobs/enqueue.ts';
import type { Page } from '#shared/api.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import { AppError } from '#shared/errors.ts';
import { requirePublicAddress } from './webhook-address.server.ts';
import { sendToWebhook } from './webhook-job.server.ts';
import { webhookRemoval } from './webhook-removal.server.ts';
import type { CreateWebhook, NewWebhook, UpdateWebhook, Webhook } from './webhook.schema.ts';
import { MAX_WEBHOOKS, WEBHOOK_EVENTS } from './webhook.values.ts';

export type WebhookSettings = Pick<Settings, 'secrets' | 'webhooks'>;
export type WebhookRow = typeof webhooks.$inferSelect;

const SECRET_BYTES = 32;

/** The workspace is part of the name, so that a secret moved to another one cannot be opened. */
export const secretPlace = (workspaceId: number): string => `webhook:${workspaceId}`;

const {
  workspaceId: _workspace,
  createdBy: _creator,
  secret: _secret,
  sinceChange: _since,
  ...columns
} = getTableColumns(webhooks);

type Shown = Omit<Webhook, 'events'> & { events: string[] };

/** Leaves out an event that an earlier version knew. */
const told = ({ events, ...row }: Shown): Webhook => ({
  ...row,
  events: WEBHOOK_EVENTS.filter((event) => events.includes(event)),
});

/** Webhooks of the workspace, the newest first, also those that are being deleted; a workspace has a few. */
export async function listWebhooks(ctx: ServiceContext): Promise<Page<Webhook>> {
  const rows = await ctx.rows(webhooks).select(columns).orderBy(desc(webhooks.id));
  return { items: rows.map(told), nextCursor: null };
}

/** Errors: `not_found`, also for a webhook of another workspace. */
export async function requireWebhook(ctx: ServiceContext, id: number): Promise<Webhook> {
  const [row] = await ctx
    .rows(webhooks)
    .select(columns)
    .where(and(eq(webhooks.id, id), isNull(webhooks.deletedAt)));
  if (!row) throw new AppError('not_found');
  return told(row);
}

async function lastChange(db: Database): Promise<number> {
  const [last] = await db.select({ id: max(changes.id) }).from(changes);
  return last?.id ?? 0;
}

/**
 * Adds a webhook; it is told of changes from now on. Only this answer has the secret, which is stored sealed. Errors:
 * `invalid`, also for an address that is not public; `demo_account`, `too_many_webhooks`.
 */
export async function createWebhook(
  ctx: ServiceContext,
  { url, events }: CreateWebhook,
  settings: WebhookSettings,
): Promise<NewWebhook> {
  // Anybody can open a demo, and would have a server that calls any address.
  if (await isDemoAccount(ctx)) throw new AppError('demo_account', { messageKey: 'webhooks:errors.demo' });
  requirePublicAddress(url, settings.webhooks);
  if ((await ctx.rows(webhooks).count(isNull(webhooks.deletedAt))) >= MAX_WEBHOOKS)
    throw new AppError('too_many_webhooks', { values: { count: MAX_WEBHOOKS } });
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  const at = ctx.now.toISOString();
  const [made] = await ctx
    .rows(webhooks)
    .insert({
      createdBy: ctx.user.id,
      url,
      events,
      secret: settings.secrets.seal(secret, secretPlace(ctx.workspace.id)),
      sinceChange: await lastChange(ctx.db),
      createdAt: at,
      updatedAt: at,
    })
    .returning(columns);
  if (!made) throw new AppError('internal');
  await recordInWorkspace(ctx, 'webhook_added', { detail: new URL(url).host });
  return { ...told(made), secret };
}

/** Errors: `not_found`, `invalid`, `stale`. */
export async function updateWebhook(
  ctx: ServiceContext,
  id: number,
  { updatedAt: read, url, events, isActive }: UpdateWebhook,
  settings: WebhookSettings,
): Promise<Webhook> {
  const was = await requireWebhook(ctx, id);
  if (read !== undefined && read !== was.updatedAt) throw new AppError('stale', { extra: { current: was } });
  if (url !== undefined) requirePublicAddress(url, settings.webhooks);
  const isSwitchedOn = isActive === true && !was.isActive;
  await ctx
    .rows(webhooks)
    .update({
      ...(url !== undefined && { url }),
      ...(events && { events }),
      ...(isActive !== undefined && { isActive, offReason: null }),
      ...((isSwitchedOn || (url !== undefined && url !== was.url)) && { failingSince: null }),
      ...(isSwitchedOn && { sinceChange: await lastChange(ctx.db) }),
      updatedAt: nextUpdatedAt(was.updatedAt, ctx.now),
    })
    .where(eq(webhooks.id, id));
  if (isSwitchedOn) await sendToWebhook(ctx.db, ctx.now, { id, failingSince: null });
  if (isActive !== undefined && isActive !== was.isActive)
    await recordInWorkspace(ctx, isActive ? 'webhook_on' : 'webhook_off', { detail: new URL(was.url).host });
  return requireWebhook(ctx, id);
}

/**
 * Deletes it: nothing is sent or read of it from now on. A job deletes its deliveries, and the list tells of it until
 * then. Errors: `not_found`.
 */
export async function deleteWebhook(ctx: ServiceContext, id: number): Promise<void> {
  const { url } = await requireWebhook(ctx, id);
  const deletedAt = ctx.now.toISOString();
  await ctx
    .rows(webhooks)
    .update({ deletedAt, isActive: false, updatedAt: deletedAt })
    .where(eq(webhooks.id, id));
  await unqueue(ctx.db, `webhook:${id}`);
  await enqueue(ctx.db, ctx.now, webhookRemoval, { webhookId: id }, { uniqueKey: `webhook-removal:${id}` });
  await recordInWorkspace(ctx, 'webhook_removed', { detail: new URL(url).host });
}

/** Puts the secrets of all workspaces under a new SECRETS_KEY. Call it in a transaction. */
export async function resealWebhooks(db: Database, reseal: Reseal): Promise<void> {
  const rows = everyRow(db, webhooks);
  for (const { id, workspaceId, secret } of await rows.select()) {
    const renewed = reseal(secret, secretPlace(workspaceId));
    if (renewed !== secret) await rows.update({ secret: renewed }).where(eq(webhooks.id, id));
  }
}
