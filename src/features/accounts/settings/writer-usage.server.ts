import { and, count, desc, eq, gte, inArray, isNotNull, sql, sum } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { marketingProducts, writerSettings, writerUsage } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { ModelUsage } from '#kernel/model/model-client.ts';
import { AppError } from '#shared/errors.ts';
import { costMicros, providerOf } from './model-cost.rules.ts';
import type { WriterUsage } from './writer.schema.ts';
import type { WriterProvider, WriterPurpose } from './writer.values.ts';

const SHOWN_MONTHS = 12;
const SHOWN_TEXTS = 30;
const MICROS_OF_CENT = 10_000;

const monthOf = (now: Date): string => now.toISOString().slice(0, 7);

/** One request to a model: which provider and which text. A null provider is the installation's model. */
export type UsedFor = {
  provider: WriterProvider | null;
  baseUrl: string;
  model: string;
  purpose: WriterPurpose;
  productId?: number | null | undefined;
};

/** Kept as soon as the answer is there, whatever becomes of it: it has been paid for. Returns its id. */
export async function recordUsage(
  ctx: ServiceContext,
  { provider, baseUrl, model, purpose, productId = null }: UsedFor,
  usage: ModelUsage,
): Promise<number> {
  const [row] = await ctx.db
    .insert(writerUsage)
    .values({
      workspaceId: ctx.workspace.id,
      productId,
      purpose,
      model,
      provider,
      inputUnits: usage.inputTokens,
      outputUnits: usage.outputTokens,
      costMicros: costMicros(provider ?? providerOf(baseUrl), model, usage),
      createdAt: ctx.now.toISOString(),
    })
    .returning({ id: writerUsage.id });
  if (!row) throw new AppError('internal');
  return row.id;
}

/** Names what the requests were for, now that it is stored. */
export async function nameUsage(
  db: Database,
  ids: readonly number[],
  made: { contentId: number } | { campaignId: number },
): Promise<void> {
  if (ids.length > 0)
    await db
      .update(writerUsage)
      .set(made)
      .where(inArray(writerUsage.id, [...ids]));
}

/**
 * Returns the cost of the workspace's own model this UTC month, in millionths of a dollar. Requests of unknown price
 * count as 0.
 */
async function spentMicros(ctx: ServiceContext, workspaceId: number): Promise<number> {
  const [row] = await ctx.db
    .select({ spent: sum(writerUsage.costMicros).mapWith(Number) })
    .from(writerUsage)
    .where(
      and(
        eq(writerUsage.workspaceId, workspaceId),
        gte(writerUsage.createdAt, `${monthOf(ctx.now)}-01`),
        isNotNull(writerUsage.provider),
      ),
    );
  return row?.spent ?? 0;
}

export const isCapReached = async (
  ctx: ServiceContext,
  workspaceId: number,
  capCents: number | null,
): Promise<boolean> =>
  capCents !== null && (await spentMicros(ctx, workspaceId)) >= capCents * MICROS_OF_CENT;

export async function getWriterUsage(ctx: ServiceContext): Promise<WriterUsage> {
  const workspaceId = ctx.workspace.id;
  const used = writerUsage;
  const isOwn = eq(used.workspaceId, workspaceId);
  const month = sql<string>`substr(${used.createdAt}, 1, 7)`;
  const total = (column: SQLiteColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
  const months = ctx.db
    .select({
      month,
      texts: count(),
      inputTokens: total(used.inputUnits),
      outputTokens: total(used.outputUnits),
      costMicros: total(used.costMicros),
      unpriced: sql<number>`sum(${used.costMicros} is null)`.mapWith(Number),
    })
    .from(used)
    .where(isOwn)
    .groupBy(month)
    .orderBy(desc(month))
    .limit(SHOWN_MONTHS);
  const items = ctx.db
    .select({
      id: used.id,
      at: used.createdAt,
      contentId: used.contentId,
      campaignId: used.campaignId,
      purpose: used.purpose,
      productName: marketingProducts.name,
      model: used.model,
      inputTokens: used.inputUnits,
      outputTokens: used.outputUnits,
      costMicros: used.costMicros,
    })
    .from(used)
    .leftJoin(marketingProducts, eq(marketingProducts.id, used.productId))
    .where(isOwn)
    .orderBy(desc(used.id))
    .limit(SHOWN_TEXTS);
  const settings = ctx.db
    .select({ cents: writerSettings.monthlyCapCents })
    .from(writerSettings)
    .where(eq(writerSettings.workspaceId, workspaceId));
  const [readMonths, readItems, [cap], spent] = await Promise.all([
    months,
    items,
    settings,
    spentMicros(ctx, workspaceId),
  ]);
  const cents = cap?.cents ?? null;
  return {
    months: readMonths,
    items: readItems,
    cap: { cents, spentMicros: spent, isReached: cents !== null && spent >= cents * MICROS_OF_CENT },
  };
}
