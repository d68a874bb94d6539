import { and, asc, eq } from 'drizzle-orm';
import { appErrorIn } from '#db/errors.ts';
import type { Database } from '#db/drizzle.ts';
import { everyRow } from '#db/rows.ts';
import { analystReadings, analystRuns, companies, problems } from '#db/schema/index.ts';
import { jobContext } from '#features/accounts/workspace.server.ts';
import { workspaceCatalogue } from '#features/consulting/report/catalogue/own/own-catalogue.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { handle, type Handler, type JobRun, type Outcome } from '#kernel/jobs/job.ts';
import { keepLease, LeaseLost } from '#kernel/jobs/lease.ts';
import { ModelError } from '#kernel/model/model-error.ts';
import { analystModel, type ServerSettings } from './analyst-settings.server.ts';
import type { Fallback } from './analyst.values.ts';
import { askModel } from './ask-model.server.ts';
import { NOTHING_USED, type Ask } from './model-request.server.ts';
import { readWithModel, type ModelRead } from './read-problem.server.ts';
import { analystJob, isWaitingIn, seenAs, type RunRow } from './run-rows.server.ts';

/** How soon a cancelled pass lets go of the request in hand. */
const LOOK_MS = 500;

type Found = {
  run: RunRow;
  workspaceId: number;
  sector: string;
  size: (typeof companies.$inferSelect)['size'];
};

/** Undefined for a pass that is over, or whose company is gone. The job's workspace follows from the company. */
async function runningRun(db: Database, runId: number): Promise<Found | undefined> {
  const [found] = await everyRow(db, analystRuns)
    .select({
      run: analystRuns,
      workspaceId: companies.workspaceId,
      sector: companies.sector,
      size: companies.size,
    })
    .innerJoin(companies, eq(companies.id, analystRuns.companyId))
    .where(and(eq(analystRuns.id, runId), eq(analystRuns.state, 'running')));
  return found;
}

async function nextProblem(ctx: ServiceContext, runId: number) {
  const [next] = await ctx
    .rows(analystReadings)
    .select({ id: analystReadings.id, description: problems.description })
    .innerJoin(problems, eq(problems.id, analystReadings.problemId))
    .where(isWaitingIn(runId))
    .orderBy(asc(analystReadings.id))
    .limit(1);
  return next;
}

/** Aborts with the server, and when somebody cancels the pass. */
function stopping(db: Database, runId: number, signal: AbortSignal) {
  const cancelled = new AbortController();
  const timer = setInterval(() => {
    void runningRun(db, runId).then(
      (found) => found ?? cancelled.abort(),
      () => undefined,
    );
  }, LOOK_MS);
  return { signal: AbortSignal.any([signal, cancelled.signal]), end: () => clearInterval(timer) };
}

async function store(
  job: JobRun,
  ctx: ServiceContext,
  row: { id: number; description: string },
  { reading, reason, used }: ModelRead,
  model: string | null,
): Promise<void> {
  const now = job.clock();
  await job.db.transaction(async (tx) => {
    await keepLease(tx, job.lease, now);
    await { ...ctx, db: tx }
      .rows(analystReadings)
      .update({
        ...used,
        state: reading ? 'read' : 'failed',
        seen: seenAs(row.description),
        reading,
        reason,
        model,
        updatedAt: now.toISOString(),
      })
      // Cancelled meanwhile, the row is gone.
      .where(and(eq(analystReadings.id, row.id), eq(analystReadings.state, 'waiting')));
  });
}

async function finish(job: JobRun, run: RunRow): Promise<void> {
  const now = job.clock();
  await job.db.transaction(async (tx) => {
    await keepLease(tx, job.lease, now);
    await everyRow(tx, analystRuns)
      .update({ state: 'done', updatedAt: now.toISOString() })
      .where(and(eq(analystRuns.id, run.id), eq(analystRuns.state, 'running')));
  });
}

/** The problems that are left stay with the rules, with the reason. */
async function leaveRest(job: JobRun, runId: number, reason: Fallback): Promise<void> {
  await job.db.transaction(async (tx) => {
    await keepLease(tx, job.lease, job.clock());
    await everyRow(tx, analystReadings)
      .update({ state: 'failed', reason, updatedAt: job.clock().toISOString() })
      .where(isWaitingIn(runId));
  });
}

/** Reads the next problem of a pass, and says when to go on: others have their turn in between. */
async function readNext(job: JobRun, runId: number, server: ServerSettings): Promise<Outcome> {
  const found = await runningRun(job.db, runId);
  if (!found) return undefined;
  const { run, workspaceId, sector, size } = found;
  const ctx = await jobContext(job.db, { userId: run.authorId, workspaceId }, job.clock());
  const model = await analystModel(ctx, server);
  if (!model || model.isCapReached) {
    await leaveRest(job, runId, model ? 'cap_reached' : 'model_gone');
    return finish(job, run);
  }
  const problem = await nextProblem(ctx, runId);
  if (!problem) return finish(job, run);
  const { description } = problem;
  const stop = stopping(job.db, runId, job.signal);
  let read: ModelRead;
  try {
    const asking = { ctx, model, signal: stop.signal };
    const catalogue = await workspaceCatalogue(ctx);
    const ask: Ask = (request) => askModel(asking, request);
    read = await readWithModel(ask, {
      description,
      sector,
      size,
      language: run.language,
      catalogue,
    });
  } catch (error) {
    // Cancelled, or the server ends: the next one asks again.
    if (error instanceof ModelError) return { again: job.clock() };
    if (error instanceof LeaseLost || appErrorIn(error)) throw error;
    job.log.error({ err: error, run: runId }, 'a problem could not be read');
    read = { reading: null, reason: 'internal', used: NOTHING_USED };
  } finally {
    stop.end();
  }
  await store(job, ctx, problem, read, model.ai.model);
  return { again: job.clock() };
}

/** The pass ends; whoever began it may be gone, so that no context is needed. */
async function giveUp(db: Database, runId: number, reason: Fallback, now: Date): Promise<void> {
  const updatedAt = now.toISOString();
  await everyRow(db, analystReadings)
    .update({ state: 'failed', reason, updatedAt })
    .where(isWaitingIn(runId));
  await everyRow(db, analystRuns)
    .update({ state: 'done', updatedAt })
    .where(and(eq(analystRuns.id, runId), eq(analystRuns.state, 'running')));
}

/** Has a model read the problems of companies, one request at a time for each. */
export const analystHandler = (options: { settings: ServerSettings }): Handler =>
  handle(analystJob, {
    run: (job, { runId }) =>
      readNext(job, runId, options.settings).catch(async (error: unknown) => {
        // Its author has left the workspace or the company was moved to one without them.
        if (appErrorIn(error)?.code !== 'workspace_left') throw error;
        await giveUp(job.db, runId, 'model_gone', job.clock());
        return undefined;
      }),
    onParked: (db, { runId }, now) => giveUp(db, runId, 'internal', now),
  });
