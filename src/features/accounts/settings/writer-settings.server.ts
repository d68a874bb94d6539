import { eq } from 'drizzle-orm';
import { everyRow } from '#db/rows.ts';
import { writerSettings } from '#db/schema/index.ts';
import { isDemoAccount } from '#features/accounts/public-owner.server.ts';
import type { Settings } from '#kernel/config/config.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { ModelService } from '#kernel/model/model-client.ts';
import { isPrivateHost } from '#kernel/model/address-rules.ts';
import type { Database } from '#db/drizzle.ts';
import type { Reseal } from '#kernel/config/reseal.ts';
import { isSealError } from '#kernel/config/secret-box.ts';
import { AppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import { providerOf } from './model-cost.rules.ts';
import type { PutWriter, WriterSettings } from './writer.schema.ts';
import { PROVIDERS, type WriterProvider } from './writer.values.ts';
import { isCapReached } from './writer-usage.server.ts';

type Row = typeof writerSettings.$inferSelect;
type Server = Pick<Settings, 'ai' | 'secrets'>;
/** A model service with its key, if the key may be sent there. */
type Service = { provider: WriterProvider; baseUrl?: string | undefined; key?: string | undefined };

/** The address is part of the key's name, so that a key is sent only to the address it was typed for. */
const keyPlace = (workspaceId: number, baseUrl: string): string => `writer:${workspaceId}:${baseUrl}`;

async function findRow(ctx: ServiceContext): Promise<Row | undefined> {
  const [row] = await ctx.rows(writerSettings).select();
  return row;
}

/** Decrypts the key; undefined if there is none or SECRETS_KEY has changed. */
function openKey(row: Row | undefined, { secrets }: Server): string | undefined {
  if (!row?.keySecret) return undefined;
  try {
    return secrets.open(row.keySecret, keyPlace(row.workspaceId, row.baseUrl));
  } catch (error) {
    if (isSealError(error)) return undefined;
    throw error;
  }
}

/** Puts the keys of all workspaces under a new SECRETS_KEY. Call it in a transaction. */
export async function resealWriterKeys(db: Database, reseal: Reseal): Promise<void> {
  const settings = everyRow(db, writerSettings);
  for (const { workspaceId, baseUrl, keySecret } of await settings.select()) {
    const renewed = reseal(keySecret, keyPlace(workspaceId, baseUrl));
    if (renewed !== keySecret)
      await settings.update({ keySecret: renewed }).where(eq(writerSettings.workspaceId, workspaceId));
  }
}

const told = (row: Row, server: Server): WriterSettings => ({
  source: 'own',
  provider: row.provider,
  baseUrl: row.baseUrl,
  model: row.model,
  hasKey: openKey(row, server) !== undefined,
  monthlyCapCents: row.monthlyCapCents,
  updatedAt: row.updatedAt,
});

/** Returns the workspace's own settings, else those of the installation (AI_*), whose address is not revealed. */
export async function getWriter(ctx: ServiceContext, server: Server): Promise<WriterSettings> {
  const row = await findRow(ctx);
  if (row) return told(row, server);
  const model = server.ai?.model ?? null;
  return {
    source: model === null ? 'none' : 'installation',
    provider: null,
    baseUrl: null,
    model,
    hasKey: false,
    monthlyCapCents: null,
    updatedAt: null,
  };
}

/** product.md D23: an administrator may use a private address and plain http, for a model on this server. */
const mayBePrivate = ({ user }: ServiceContext): boolean => user.role === 'admin';

/**
 * Rejects an address whose text shows that it is private or not https; the connection is checked too. Errors:
 * `invalid`.
 */
function requireUsableAddress(ctx: ServiceContext, baseUrl: string): void {
  if (mayBePrivate(ctx)) return;
  const { protocol, hostname } = new URL(baseUrl);
  if (isPrivateHost(hostname))
    throw new AppError('invalid', { fields: { baseUrl: 'model:errors.privateAddress' } });
  if (protocol !== 'https:')
    throw new AppError('invalid', { fields: { baseUrl: 'model:errors.insecureAddress' } });
}

/** Rejects demos: otherwise anybody could use the model. Errors: `demo_account`. */
async function requireNoDemo(ctx: ServiceContext): Promise<void> {
  if (await isDemoAccount(ctx)) throw new AppError('demo_account', { messageKey: 'model:errors.demo' });
}

/**
 * Stores the settings; an absent key keeps the stored one if the address is unchanged. Errors: `invalid`,
 * `demo_account`.
 */
export async function putWriter(
  ctx: ServiceContext,
  { provider, baseUrl: given, key, model, monthlyCapCents: cap }: PutWriter,
  server: Server,
): Promise<WriterSettings> {
  await requireNoDemo(ctx);
  const baseUrl = given ?? PROVIDERS[provider].baseUrl;
  requireUsableAddress(ctx, baseUrl);
  const row = await findRow(ctx);
  const kept = row?.baseUrl === baseUrl ? openKey(row, server) : undefined;
  const next = key ?? kept ?? '';
  const keySecret = next === '' ? null : server.secrets.seal(next, keyPlace(ctx.workspace.id, baseUrl));
  const at = row ? nextUpdatedAt(row.updatedAt, ctx.now) : ctx.now.toISOString();
  const values = { provider, baseUrl, model, keySecret, monthlyCapCents: cap ?? null, updatedAt: at };
  const [stored] = await ctx
    .rows(writerSettings)
    .insert({ createdAt: at, ...values })
    .onConflictDoUpdate({ target: writerSettings.workspaceId, set: values })
    .returning();
  if (!stored) throw new AppError('internal');
  return told(stored, server);
}

/** Deletes the settings with the key; the installation's model or the composer writes from then on. */
export async function deleteWriter(ctx: ServiceContext): Promise<void> {
  await ctx.rows(writerSettings).delete();
}

const IDLE_SECONDS = 30;

/** Returns the service as typed; an absent key is the stored one if the address is unchanged. */
export async function typedService(
  ctx: ServiceContext,
  { provider, baseUrl: given, key, model }: Service & { model: string },
  server: Server,
): Promise<ModelService> {
  await requireNoDemo(ctx);
  const baseUrl = given ?? PROVIDERS[provider].baseUrl;
  const row = await findRow(ctx);
  const kept = row?.baseUrl === baseUrl ? openKey(row, server) : undefined;
  return {
    baseUrl,
    apiKey: (key ?? kept) || undefined,
    model,
    idleSeconds: IDLE_SECONDS,
    isPrivateAllowed: mayBePrivate(ctx),
    asksForUsage: PROVIDERS[provider].asksForUsage,
  };
}

/** The model that writes for the caller, and who pays: null means the operator of the installation. */
export type EffectiveModel = { ai: ModelService; provider: WriterProvider | null; isCapReached: boolean };

/** Returns the workspace's own model, else the installation's, else null (product.md D21). */
export async function effectiveModel(ctx: ServiceContext, server: Server): Promise<EffectiveModel | null> {
  const row = await findRow(ctx);
  if (row) {
    const { provider, baseUrl, model, monthlyCapCents } = row;
    return {
      provider,
      isCapReached: await isCapReached(ctx, monthlyCapCents),
      ai: {
        baseUrl,
        apiKey: openKey(row, server),
        model,
        idleSeconds: IDLE_SECONDS,
        isPrivateAllowed: mayBePrivate(ctx),
        asksForUsage: PROVIDERS[provider].asksForUsage,
      },
    };
  }
  if (!server.ai) return null;
  const asksForUsage = PROVIDERS[providerOf(server.ai.baseUrl) ?? 'other'].asksForUsage;
  return {
    provider: null,
    isCapReached: false,
    ai: { ...server.ai, isPrivateAllowed: true, asksForUsage },
  };
}

export const modelName = async (ctx: ServiceContext, server: Server): Promise<string | null> =>
  (await getWriter(ctx, server)).model;
