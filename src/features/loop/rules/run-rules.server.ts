import { and, eq, isNull, lt, ne } from 'drizzle-orm';
import { withCause } from '#db/journal/cause.ts';
import { appErrorIn, writeFaultIn } from '#db/errors.ts';
import { causes, changes, crmRuleRuns, crmRules } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { deleteInPieces } from '#db/writer/delete-in-pieces.ts';
import type { MailSettings } from '#features/leads/communications/communication.server.ts';
import { handle, type Handler, type JobRun, type Outcome } from '#kernel/jobs/job.ts';
import { keepLease, LeaseLost } from '#kernel/jobs/lease.ts';
import { AppError } from '#shared/errors.ts';
import { act } from './act.server.ts';
import { isThere } from './record-names.server.ts';
import { authorContext, switchOff, tellOwners, type RuleRow } from './rule-author.server.ts';
import { faultsOfRule } from './rule-check.server.ts';
import { ruleJob } from './rule-job.server.ts';
import { fullUntil, lastRule, nextWaiting, runs, tellFull, type RunRow } from './run-turns.server.ts';
import { nextQuietKey } from './timed-occasions.server.ts';
import {
  MAX_RULE_DAYS,
  MAX_RULE_DEPTH,
  MAX_RUNS_AN_HOUR,
  RUN_DAYS,
  type RunReason,
  type RunStatus,
} from './rule.values.ts';

type RunOptions = { settings: MailSettings; /** Default: 1,000. */ mostAnHour?: number };

/** Runs of one workspace before another one has its turn. */
const TURN = 25;

const settle = async (
  tx: Database,
  { id }: RunRow,
  now: Date,
  status: RunStatus,
  more: { reason?: RunReason; causeId?: number; nextKey?: string | null } = {},
): Promise<void> => {
  await runs(tx)
    .update({ status, reason: null, ranAt: now.toISOString(), ...more })
    .where(eq(crmRuleRuns.id, id));
};

/** Whether what the run follows from was taken back; what the journal has forgotten was not. */
async function isUndone(tx: Database, changeId: number): Promise<boolean> {
  const [cause] = await tx
    .select({ undoneBy: causes.undoneBy })
    .from(changes)
    .innerJoin(causes, eq(causes.id, changes.causeId))
    .where(eq(changes.id, changeId));
  return cause !== undefined && cause.undoneBy !== null;
}

/** Why a run is not carried out; undefined where it may be. */
async function stopReason(
  tx: Database,
  rule: RuleRow,
  run: RunRow,
  now: Date,
): Promise<RunReason | undefined> {
  if (!rule.isOn) return 'off';
  if (run.changeId !== null && (await isUndone(tx, run.changeId))) return 'undone';
  if (run.depth <= MAX_RULE_DEPTH) return undefined;
  await tellOwners(tx, rule, `rule-depth:${rule.id}:${now.toISOString().slice(0, 13)}`, now);
  return 'depth';
}

/** Carries out a run with its line in the log, in one transaction; all of its actions or none. */
function carryOut(job: JobRun, { id }: RunRow, { settings }: RunOptions): Promise<void> {
  const now = job.clock();
  return job.db.transaction(async (tx) => {
    await keepLease(tx, job.lease, now);
    const [found] = await runs(tx)
      .select({ run: crmRuleRuns, rule: crmRules })
      .innerJoin(crmRules, eq(crmRules.id, crmRuleRuns.ruleId))
      .where(and(eq(crmRuleRuns.id, id), eq(crmRuleRuns.status, 'waiting')));
    if (!found) return;
    const { run, rule } = found;
    const reason = await stopReason(tx, rule, run, now);
    if (reason) return settle(tx, run, now, 'stopped', { reason });
    const ctx = await authorContext(tx, rule, now);
    if (!ctx) {
      await switchOff(tx, rule, now);
      return settle(tx, run, now, 'stopped', { reason: 'author' });
    }
    if ((await faultsOfRule(ctx, rule)).length > 0) {
      await switchOff(tx, rule, now, 'broken');
      return settle(tx, run, now, 'stopped', { reason: 'broken' });
    }
    const cause = { kind: 'rule', label: `rule:${rule.id}`, at: now } as const;
    const { workspaceId, record, recordId } = run;
    await withCause(tx, { ...cause, workspaceId, actorId: ctx.user.id }, async (inside, causeId) => {
      const within = { ...ctx, db: inside };
      const subject = { record, recordId, runId: run.id, at: now.toISOString() };
      if (!(await isThere(within, subject))) throw new AppError('not_found');
      for (const action of rule.then) await act(within, subject, action, settings);
      // Its own doing ends no quiet.
      const nextKey = await nextQuietKey(within, rule.when, recordId);
      await settle(inside, run, now, 'done', { causeId, nextKey });
    });
  });
}

/** Why a run has failed for good; undefined where it is to be tried again. */
function failureOf(error: unknown): RunReason | undefined {
  if (error instanceof LeaseLost || writeFaultIn(error) !== undefined) return undefined;
  const known = appErrorIn(error);
  if (known?.code === 'busy' || known?.code === 'shutting_down') return undefined;
  if (!known) return 'failed';
  // Of an owner's action, whose author is none any more.
  if (known.code === 'owner_only') return 'author';
  return known.code === 'not_found' ? 'gone' : 'refused';
}

async function runNext(job: JobRun, workspaceId: number, options: RunOptions): Promise<Outcome> {
  const { mostAnHour = MAX_RUNS_AN_HOUR } = options;
  let last = await lastRule(job.db, workspaceId);
  for (let done = 0; done < TURN && !job.signal.aborted; done += 1) {
    const run = await nextWaiting(job.db, workspaceId, last);
    if (!run) return undefined;
    last = run.ruleId;
    const until = await fullUntil(job.db, workspaceId, job.clock(), mostAnHour);
    if (until) {
      await tellFull(job, run, until);
      return { again: until };
    }
    try {
      await carryOut(job, run, options);
    } catch (error) {
      const reason = failureOf(error);
      if (!reason) throw error;
      if (reason === 'failed') job.log.error({ err: error, run: run.id }, 'a rule failed');
      await job.db.transaction(async (tx) => {
        await keepLease(tx, job.lease, job.clock());
        if (reason === 'author') await switchOff(tx, { id: run.ruleId, workspaceId }, job.clock());
        await settle(tx, run, job.clock(), reason === 'author' ? 'stopped' : 'failed', { reason });
      });
    }
  }
  return { again: job.clock() };
}

/** Carries out the rules of workspaces in turns. */
export const ruleHandler = (options: RunOptions): Handler =>
  handle(ruleJob, { run: (job, { workspaceId }) => runNext(job, workspaceId, options) });

/** Deletes runs of long ago; those that say what a quiet rule has done itself as long as one may count its days. */
export async function forgetRuns(db: Database, now: Date): Promise<void> {
  const before = (days: number) =>
    lt(crmRuleRuns.createdAt, new Date(now.getTime() - days * 86_400_000).toISOString());
  const isSettled = ne(crmRuleRuns.status, 'waiting');
  // Of rules that follow from each other in the course of months, the depth is needed as long.
  const isShort = and(isNull(crmRuleRuns.nextKey), eq(crmRuleRuns.depth, 1));
  await deleteInPieces(db, crmRuleRuns, and(before(RUN_DAYS), isSettled, isShort));
  await deleteInPieces(db, crmRuleRuns, and(before(MAX_RULE_DAYS + RUN_DAYS), isSettled));
}
