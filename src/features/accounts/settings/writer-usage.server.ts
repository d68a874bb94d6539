import { and, count, desc, eq, gte, inArray, isNotNull, sql, sum } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '#db/drizzle.ts';
import { everyRow } from '#db/rows.ts';
import { marketingProducts, writerSettings, writerUsage } from '#db/schema/index.ts';
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
  const [row] = await ctx
    .rows(writerUsage)
    .insert({
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

/** Names what the requests were for, now that it is stored. The ids are those that `recordUsage` returned. */
export async function nameUsage(
  db: Database,
  ids: readonly number[],
  made: { contentId: number } | { campaignId: number },
): Promise<void> {
  if (ids.length > 0)
    await everyRow(db, writerUsage)
      .update(made)
      .where(inArray(writerUsage.id, [...ids]));
}

/**
 * Returns the cost of the workspace's own model this UTC month, in millionths of a dollar. Requests of unknown price
 * count as 0.
 */
async function spentMicros(ctx: ServiceContext): Promise<number> {
  const [row] = await ctx
    .rows(writerUsage)
    .select({ spent: sum(writerUsage.costMicros).mapWith(Number) })
    .where(and(gte(writerUsage.createdAt, `${monthOf(ctx.now)}-01`), isNotNull(writerUsage.provider)));
  return row?.spent ?? 0;
}

export const isCapReached = async (ctx: ServiceContext, capCents: number | null): Promise<boolean> =>
  capCents !== null && (await spentMicros(ctx)) >= capCents * MICROS_OF_CENT;

export async function getWriterUsage(ctx: ServiceContext): Promise<WriterUsage> {
  const used = writerUsage;
  const month = sql<string>`substr(${used.createdAt}, 1, 7)`;
  const total = (column: SQLiteColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
  const ofMonths = ctx
    .rows(used)
    .select({
      month,
      texts: count(),
      inputTokens: total(used.inputUnits),
      outputTokens: total(used.outputUnits),
      costMicros: total(used.costMicros),
      unpriced: sql<number>`sum(${used.costMicros} is null)`.mapWith(Number),
    })
    .groupBy(month)
    .orderBy(desc(month))
    .limit(SHOWN_MONTHS);
  const latest = ctx
    .rows(used)
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
    .leftJoin(marketingProducts, eq(marketingProducts.id, used.productId))
    .orderBy(desc(used.id))
    .limit(SHOWN_TEXTS);
  const [months, items] = await Promise.all([ofMonths, latest]);
  const [cap] = await ctx.rows(writerSettings).select({ cents: writerSettings.monthlyCapCents });
  const spent = await spentMicros(ctx);
  const cents = cap?.cents ?? null;
  return {
    months,
    items,
    cap: { cents, spentMicros: spent, isReached: cents !== null && spent >= cents * MICROS_OF_CENT },
  };
}
