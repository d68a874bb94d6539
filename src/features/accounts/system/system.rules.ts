import { daysWithout } from '#shared/backup-days.ts';
import type { System, SystemProblem } from './system.schema.ts';
import { PROBLEM_CODES, PROBLEMS, type ProblemCode } from './system.values.ts';

/** Room below which the database soon cannot be written (kernel/front/readiness.ts refuses at 32 MiB). */
const LOW_BYTES = 256 * 1_048_576;

export type SystemFacts = Omit<System, 'problems'> & {
  /** Settings that somebody may have forgotten. */
  hints: {
    hasStore: boolean;
    isMailToFiles: boolean;
    /** Names of settings that still hold an address of a `.example` domain. */
    mailExamples: string[];
    providerExamples: string[];
  };
};

type Found = Partial<
  Record<ProblemCode, { values?: SystemProblem['values']; detail?: string | null } | false | undefined>
>;

function backupProblems({ backups, checkedAt, hints }: SystemFacts): Found {
  const of = (kind: System['backups'][number]['kind']) => backups.find((each) => each.kind === kind);
  const failure = (kind: Parameters<typeof of>[0]) => {
    const found = of(kind);
    return found?.state === 'failed' && { values: { since: found.failingSince ?? '' }, detail: found.error };
  };
  const overdue = (kind: Parameters<typeof of>[0]) => {
    const found = of(kind);
    if (found?.state !== 'overdue' || found.doneAt === null) return undefined;
    return { values: { count: daysWithout(found.doneAt, new Date(checkedAt)) } };
  };
  return {
    dailyFailed: failure('daily'),
    dailyOverdue: overdue('daily'),
    uploadFailed: failure('upload'),
    uploadOverdue: overdue('upload'),
    beforeMigrationFailed: failure('beforeMigration'),
    byHandFailed: failure('byHand'),
    backupsOff: of('daily')?.state === 'off' && {},
    noStore: of('daily')?.state !== 'off' && !hints.hasStore && {},
  };
}

const counted = (count: number) => count > 0 && { values: { count } };

function instanceProblems({ instances, version }: SystemFacts): Found {
  const others = instances.filter((each) => each.version !== version);
  const strangers = instances.filter((each) => !each.hasRightKey);
  return {
    instanceKey: instances.length > 1 && strangers[0] && { values: { host: strangers[0].host } },
    instanceVersion: others[0] && { values: { host: others[0].host, version: others[0].version } },
  };
}

/** Problems that need attention, the worst first. */
export function problemsOf(facts: SystemFacts): SystemProblem[] {
  const { key, disk, outbox, jobs, hints } = facts;
  const found: Found = {
    ...backupProblems(facts),
    ...instanceProblems(facts),
    keyDifferent: key.waiting !== null && { values: { ...key.waiting } },
    diskLow: disk.freeBytes < LOW_BYTES && { values: { bytes: disk.freeBytes } },
    mailFailed: counted(outbox.failed),
    mailDelayed: counted(outbox.delayed),
    mailHeld: counted(outbox.held),
    jobsStopped: jobs.stopped.length > 0 && {
      values: { count: jobs.stopped.length },
      detail: jobs.stopped.join(', '),
    },
    jobsParked: counted(jobs.parked),
    mailToFiles: hints.isMailToFiles && {},
    mailExample: hints.mailExamples.length > 0 && { values: { names: hints.mailExamples.join(', ') } },
    providerExample: hints.providerExamples.length > 0 && { detail: hints.providerExamples.join(', ') },
  };
  const level = (code: ProblemCode): number => ['danger', 'warning', 'info'].indexOf(PROBLEMS[code]);
  return PROBLEM_CODES.toSorted((one, other) => level(one) - level(other)).flatMap((code) => {
    const problem = found[code];
    if (!problem) return [];
    const { values = {}, detail = null } = problem;
    return [{ code, level: PROBLEMS[code], values, detail }];
  });
}
