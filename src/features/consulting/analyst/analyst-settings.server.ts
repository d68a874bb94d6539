import { and, eq, gte, sql } from 'drizzle-orm';
import { analystSettings, writerUsage } from '#db/schema/index.ts';
import { isDemoAccount } from '#features/accounts/public-owner.server.ts';
import { effectiveModel, type EffectiveModel } from '#features/accounts/settings/writer-settings.server.ts';
import type { Settings } from '#kernel/config/config.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import type { AnalystSettings, PutAnalyst } from './analyst.schema.ts';

export type ServerSettings = Pick<Settings, 'ai' | 'secrets'>;

const storedOf = async (ctx: ServiceContext) => (await ctx.rows(analystSettings).select())[0];

/** Tokens of this UTC month for reading problems, estimates included. */
async function usedThisMonth(ctx: ServiceContext): Promise<number> {
  const [row] = await ctx
    .rows(writerUsage)
    .select({
      units: sql<number>`coalesce(sum(coalesce(${writerUsage.inputUnits}, 0) + coalesce(${writerUsage.outputUnits}, 0)), 0)`,
    })
    .where(
      and(
        eq(writerUsage.purpose, 'analysis'),
        gte(writerUsage.createdAt, `${ctx.now.toISOString().slice(0, 7)}-01`),
      ),
    );
  return Number(row?.units ?? 0);
}

/** Whether the workspace's model may read its clients' problems, and how much of the month's tokens is used. */
export async function getAnalystSettings(ctx: ServiceContext): Promise<AnalystSettings> {
  const row = await storedOf(ctx);
  return {
    isOn: row?.isOn ?? false,
    monthlyTokens: row?.monthlyUnits ?? null,
    usedTokens: await usedThisMonth(ctx),
    updatedAt: row?.updatedAt ?? null,
  };
}

/** Errors: `demo_account`. */
export async function putAnalystSettings(ctx: ServiceContext, input: PutAnalyst): Promise<AnalystSettings> {
  if (input.isOn && (await isDemoAccount(ctx)))
    throw new AppError('demo_account', { messageKey: 'model:errors.demo' });
  const row = await storedOf(ctx);
  const at = row ? nextUpdatedAt(row.updatedAt, ctx.now) : ctx.now.toISOString();
  const values = { isOn: input.isOn, monthlyUnits: input.monthlyTokens ?? null, updatedAt: at };
  await ctx
    .rows(analystSettings)
    .insert({ createdAt: at, ...values })
    .onConflictDoUpdate({ target: analystSettings.workspaceId, set: values });
  return getAnalystSettings(ctx);
}

/** The model, if an owner lets it read; a cap is reached in money (the writer's) or in tokens. */
export async function analystModel(
  ctx: ServiceContext,
  server: ServerSettings,
): Promise<EffectiveModel | null> {
  const { isOn, monthlyTokens, usedTokens } = await getAnalystSettings(ctx);
  const model = isOn ? await effectiveModel(ctx, server) : null;
  return (
    model && {
      ...model,
      isCapReached: model.isCapReached || (monthlyTokens !== null && usedTokens >= monthlyTokens),
    }
  );
}

/** Errors: `model_not_configured` (409) where there is none, or no owner has switched it on. */
export async function requireAnalyst(ctx: ServiceContext, server: ServerSettings): Promise<EffectiveModel> {
  const model = await analystModel(ctx, server);
  if (!model) throw new AppError('model_not_configured', { messageKey: 'consulting:analyst.off' });
  return model;
}
