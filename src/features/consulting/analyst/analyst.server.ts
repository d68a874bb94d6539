import { and, eq, inArray } from 'drizzle-orm';
import { analystReadings, analystRuns, problems } from '#db/schema/index.ts';
import { costMicros, providerOf } from '#features/accounts/settings/model-cost.rules.ts';
import { effectiveModel, type EffectiveModel } from '#features/accounts/settings/writer-settings.server.ts';
import { rowsOf } from '#features/consulting/companies/company-rows.server.ts';
import { requireOwnCompany } from '#features/consulting/companies/company.server.ts';
import { withReading } from '#features/consulting/profile/problem.server.ts';
import type { Problem } from '#features/consulting/profile/problem.schema.ts';
import { isOwnIntervention } from '#features/consulting/report/catalogue/catalogue.values.ts';
import {
  workspaceCatalogue,
  type WorkspaceCatalogue,
} from '#features/consulting/report/catalogue/own/own-catalogue.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { enqueue, unqueue } from '#kernel/jobs/enqueue.ts';
import { AppError } from '#shared/errors.ts';
import type { Locale } from '#shared/languages.ts';
import {
  analystModel,
  getAnalystSettings,
  requireAnalyst,
  type ServerSettings,
} from './analyst-settings.server.ts';
import { estimatedTokens } from './analyst-brief.rules.ts';
import type { Analyst, AnalystReading, StartAnalyst } from './analyst.schema.ts';
import { FALLBACKS, MOST_PROBLEMS, type Fallback } from './analyst.values.ts';
import { readingRequest } from './read-problem.server.ts';
import { analystJob, isWaitingIn, latestRun, progressOf, seenAs } from './run-rows.server.ts';
import { soundsLikeInstructions } from './text-checks.rules.ts';

type ReadingRow = typeof analystReadings.$inferSelect;

/** Tokens of an answer with a drafted action, and of the second pass. */
const ANSWER_TOKENS = 700;
const CRITIQUE_TOKENS = { input: 600, output: 80 };

const keyOf = (runId: number): string => `analyst:${runId}`;
const isUnread = ({ reading }: Problem): boolean => !reading.isConfirmed;

async function problemsOf(ctx: ServiceContext, companyId: number): Promise<Problem[]> {
  return (await rowsOf(ctx, 'problem', companyId)).map(withReading);
}

const asFallback = (reason: string | null): Fallback | null =>
  FALLBACKS.find((one) => one === reason) ?? null;

/** A row as it is shown: what was read of another description counts no more. */
function shown(
  row: ReadingRow,
  problem: Problem,
  { wordsOf }: WorkspaceCatalogue,
  locale: Locale,
): AnalystReading {
  const isStale = row.state !== 'waiting' && row.seen !== seenAs(problem.description);
  const { problemId, model, updatedAt } = row;
  const reading = isStale || row.state !== 'read' ? null : row.reading;
  return {
    problemId,
    model,
    updatedAt,
    state: isStale ? 'failed' : row.state,
    reason: isStale ? 'text_changed' : asFallback(row.reason),
    reading: reading && {
      ...reading,
      // An own one may have been deleted since.
      interventions: reading.interventions.flatMap((id) => {
        const title = wordsOf(id, locale)?.title;
        return title === undefined
          ? []
          : [{ id, title, ...(isOwnIntervention(id) && { isOwn: true as const }) }];
      }),
    },
  };
}

/** Tokens that reading these takes at most; millionths of a dollar where the price is known. */
function estimateOf(
  model: EffectiveModel | null,
  asked: Omit<Parameters<typeof readingRequest>[0], 'description'>,
  all: readonly Problem[],
) {
  const sent = all.filter(({ description }) => !soundsLikeInstructions(description));
  const [sample] = sent;
  const request = sample && readingRequest({ ...sample, ...asked });
  const around = request ? request.system.length + request.prompt.length - request.text.length : 0;
  const letters = sent.reduce((sum, { description }) => sum + Math.min(description.length, 2_000), 0);
  const inputTokens =
    estimatedTokens(around * sent.length + 2 * letters) + CRITIQUE_TOKENS.input * sent.length;
  const outputTokens = (ANSWER_TOKENS + CRITIQUE_TOKENS.output) * sent.length;
  const provider = model ? (model.provider ?? providerOf(model.ai.baseUrl)) : undefined;
  return {
    inputTokens,
    outputTokens,
    costMicros: costMicros(provider, model?.ai.model ?? '', {
      inputTokens,
      outputTokens,
      reportedCost: null,
    }),
  };
}

/** Says what a pass would take, how far the last one is, and what it proposes. */
export async function getAnalyst(
  ctx: ServiceContext,
  companyId: number,
  server: ServerSettings,
): Promise<Analyst> {
  const { sector, size } = await requireOwnCompany(ctx, companyId);
  const [all, run, { isOn }, known, model, catalogue] = await Promise.all([
    problemsOf(ctx, companyId),
    latestRun(ctx, companyId),
    getAnalystSettings(ctx),
    effectiveModel(ctx, server),
    analystModel(ctx, server),
    workspaceCatalogue(ctx),
  ]);
  const rows = await ctx
    .rows(analystReadings)
    .select({ row: analystReadings })
    .innerJoin(problems, eq(problems.id, analystReadings.problemId))
    .where(eq(problems.companyId, companyId));
  const byProblem = new Map(rows.map(({ row }) => [row.problemId, row]));
  const unread = all.filter(isUnread);
  return {
    isOn,
    model: known?.ai.model ?? null,
    // The installation's address is not revealed.
    host: known && known.provider !== null ? new URL(known.ai.baseUrl).host : null,
    isCapReached: model?.isCapReached ?? false,
    waiting: {
      problems: unread.length,
      estimate: estimateOf(known, { sector, size, language: run?.language ?? ctx.locale, catalogue }, unread),
    },
    run: run ? await progressOf(ctx, run) : null,
    readings: unread.flatMap((problem) => {
      const row = byProblem.get(problem.id);
      return row ? [shown(row, problem, catalogue, ctx.locale)] : [];
    }),
  };
}

/**
 * Queues a pass over problems that nobody has confirmed, or over those named. One that runs goes on instead. Errors:
 * `model_not_configured` (409), `not_found` for a problem of another company.
 */
export async function startAnalyst(
  ctx: ServiceContext,
  companyId: number,
  { problemIds, language = ctx.locale }: StartAnalyst,
  server: ServerSettings,
): Promise<Analyst> {
  await requireOwnCompany(ctx, companyId);
  await requireAnalyst(ctx, server);
  const running = await latestRun(ctx, companyId);
  if (running?.state === 'running') return getAnalyst(ctx, companyId, server);
  const all = await problemsOf(ctx, companyId);
  const named = problemIds && new Set(problemIds);
  const chosen = all.filter((one) => (named ? named.has(one.id) : isUnread(one))).slice(0, MOST_PROBLEMS);
  if (named && chosen.length !== named.size) throw new AppError('not_found');
  const at = ctx.now.toISOString();
  const state = chosen.length > 0 ? ('running' as const) : ('done' as const);
  const [run] = await ctx
    .rows(analystRuns)
    .insert({ companyId, authorId: ctx.user.id, language, state, createdAt: at, updatedAt: at })
    .returning();
  if (!run) throw new AppError('internal');
  for (const { id, description } of chosen) {
    const fresh = {
      runId: run.id,
      state: 'waiting' as const,
      seen: seenAs(description),
      reading: null,
      reason: null,
      model: null,
      inputUnits: 0,
      outputUnits: 0,
      costMicros: null,
      updatedAt: at,
    };
    await ctx
      .rows(analystReadings)
      .insert({ ...fresh, problemId: id, createdAt: at })
      .onConflictDoUpdate({ target: analystReadings.problemId, set: fresh });
  }
  if (chosen.length > 0)
    await enqueue(ctx.db, ctx.now, analystJob, { runId: run.id }, { uniqueKey: keyOf(run.id) });
  return getAnalyst(ctx, companyId, server);
}

/** Ends the pass; what it has read stays proposed, the rest stays with the rules. */
export async function cancelAnalyst(
  ctx: ServiceContext,
  companyId: number,
  server: ServerSettings,
): Promise<Analyst> {
  await requireOwnCompany(ctx, companyId);
  const run = await latestRun(ctx, companyId);
  if (run?.state === 'running') {
    await ctx
      .rows(analystRuns)
      .update({ state: 'cancelled', updatedAt: ctx.now.toISOString() })
      .where(eq(analystRuns.id, run.id));
    await ctx.rows(analystReadings).delete().where(isWaitingIn(run.id));
    await unqueue(ctx.db, keyOf(run.id));
  }
  return getAnalyst(ctx, companyId, server);
}

/** Forgets what the model made of a problem. Errors: `not_found` for another workspace's problem. */
export async function dismissReading(ctx: ServiceContext, problemId: number): Promise<void> {
  const [problem] = await ctx.rows(problems).select({ id: problems.id }).where(eq(problems.id, problemId));
  if (!problem) throw new AppError('not_found');
  await ctx
    .rows(analystReadings)
    .delete()
    .where(and(eq(analystReadings.problemId, problemId), inArray(analystReadings.state, ['read', 'failed'])));
}
