import { eq } from 'drizzle-orm';
import { writerSettings } from '#db/schema/index.ts';
import { isDemoAccount } from '#features/accounts/public-owner.server.ts';
import { ownWorkspaceId } from '#features/accounts/workspace.server.ts';
import type { Settings } from '#server/config/config.ts';
import type { ServiceContext } from '#server/context.ts';
import type { ModelService } from '#server/model/model-client.ts';
import { isPublicAddress, literalAddress } from '#server/model/address-rules.ts';
import { SealError } from '#server/config/secret-box.ts';
import { AppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/time.ts';
import { providerOf } from './model-cost.rules.ts';
import type { PutWriter, WriterSettings } from './writer.schema.ts';
import { PROVIDERS, type WriterProvider } from './writer.values.ts';
import { isCapReached } from './writer-usage.server.ts';

type Row = typeof writerSettings.$inferSelect;
type Server = Pick<Settings, 'ai' | 'secrets'>;
/** A key, where it may be sent. */
type Service = { provider: WriterProvider; baseUrl?: string | undefined; key?: string | undefined };

/** The address is part of it: a key is never sent to another one than that for which it was typed. */
const keyPlace = (workspaceId: number, baseUrl: string): string => `writer:${workspaceId}:${baseUrl}`;

async function findRow(ctx: ServiceContext): Promise<{ workspaceId: number; row: Row | undefined }> {
  const workspaceId = await ownWorkspaceId(ctx);
  const [row] = await ctx.db.select().from(writerSettings).where(eq(writerSettings.workspaceId, workspaceId));
  return { workspaceId, row };
}

/** The key as it was typed; undefined where there is none, or where it was sealed with another SECRETS_KEY. */
function openKey(row: Row | undefined, { secrets }: Server): string | undefined {
  if (!row?.keySecret) return undefined;
  try {
    return secrets.open(row.keySecret, keyPlace(row.workspaceId, row.baseUrl));
  } catch (error) {
    if (error instanceof SealError) return undefined;
    throw error;
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

/** Own settings before those of the installation (AI_*); where the installation's model is, is its operator's affair. */
export async function getWriter(ctx: ServiceContext, server: Server): Promise<WriterSettings> {
  const { row } = await findRow(ctx);
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

/** product.md D23: what an administrator sets may be private and plain, so that a model on this server works. */
const mayBePrivate = ({ user }: ServiceContext): boolean => user.role === 'admin';

/** Refuses an address that is private or not https by its text alone; the connection is checked as well. Errors: `invalid`. */
function requireUsableAddress(ctx: ServiceContext, baseUrl: string): void {
  if (mayBePrivate(ctx)) return;
  const { protocol, hostname } = new URL(baseUrl);
  const literal = literalAddress(hostname);
  const isPrivate =
    literal === undefined ? /(?:^|\.)localhost\.?$/i.test(hostname) : !isPublicAddress(literal);
  if (isPrivate) throw new AppError('invalid', { fields: { baseUrl: 'model:errors.privateAddress' } });
  if (protocol !== 'https:')
    throw new AppError('invalid', { fields: { baseUrl: 'model:errors.insecureAddress' } });
}

/** A model asked by a demo would be asked by anybody. Errors: `demo_account`. */
async function requireNoDemo(ctx: ServiceContext): Promise<void> {
  if (await isDemoAccount(ctx)) throw new AppError('demo_account', { messageKey: 'model:errors.demo' });
}

/** Stores what was chosen; a key that is not sent stays while the address does. Errors: `invalid`, `demo_account`. */
export async function putWriter(
  ctx: ServiceContext,
  { provider, baseUrl: given, key, model, monthlyCapCents: cap }: PutWriter,
  server: Server,
): Promise<WriterSettings> {
  await requireNoDemo(ctx);
  const baseUrl = given ?? PROVIDERS[provider].baseUrl;
  requireUsableAddress(ctx, baseUrl);
  return ctx.db.transaction(async (tx) => {
    const { workspaceId, row } = await findRow({ ...ctx, db: tx });
    const kept = row?.baseUrl === baseUrl ? openKey(row, server) : undefined;
    const next = key ?? kept ?? '';
    const keySecret = next === '' ? null : server.secrets.seal(next, keyPlace(workspaceId, baseUrl));
    const at = row ? nextUpdatedAt(row.updatedAt, ctx.now) : ctx.now.toISOString();
    const values = { provider, baseUrl, model, keySecret, monthlyCapCents: cap ?? null, updatedAt: at };
    const [stored] = await tx
      .insert(writerSettings)
      .values({ workspaceId, createdAt: at, ...values })
      .onConflictDoUpdate({ target: writerSettings.workspaceId, set: values })
      .returning();
    if (!stored) throw new AppError('internal');
    return told(stored, server);
  });
}

/** Key and all; afterwards the installation's model writes, or the composer. */
export async function deleteWriter(ctx: ServiceContext): Promise<void> {
  await ctx.db.delete(writerSettings).where(eq(writerSettings.workspaceId, await ownWorkspaceId(ctx)));
}

/** How long a model set up by a user may fall silent. */
const IDLE_SECONDS = 30;

/** The service of one's own as it is typed, with the stored key where none is and the address is the stored one. */
export async function typedService(
  ctx: ServiceContext,
  { provider, baseUrl: given, key, model }: Service & { model: string },
  server: Server,
): Promise<ModelService> {
  await requireNoDemo(ctx);
  const baseUrl = given ?? PROVIDERS[provider].baseUrl;
  const { row } = await findRow(ctx);
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

/** The model that writes for the caller, and who pays for it: null is the installation's operator. */
export type EffectiveModel = { ai: ModelService; provider: WriterProvider | null; isCapReached: boolean };

/** product.md D21: the model of one's own, else the installation's, else none. */
export async function effectiveModel(ctx: ServiceContext, server: Server): Promise<EffectiveModel | null> {
  const { row } = await findRow(ctx);
  if (row) {
    const { provider, baseUrl, model, monthlyCapCents } = row;
    return {
      provider,
      isCapReached: await isCapReached(ctx, row.workspaceId, monthlyCapCents),
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

/** The name of the model that would write, for screens that offer it. */
export const modelName = async (ctx: ServiceContext, server: Server): Promise<string | null> =>
  (await getWriter(ctx, server)).model;
