import { pino } from 'pino';
import { changeHandler } from '#features/leads/bulk/job-run.server.ts';
import { importHandler } from '#features/leads/import-export/run/job.server.ts';
import { mailHandlers, type MailOptions } from '#kernel/jobs/mail-job.ts';
import { runDue, runNext, type Queue } from '#kernel/jobs/queue.ts';
import type { Work, WorkPool } from '#kernel/work/work.ts';
import { inThisProcess } from './work.ts';

const silent = pino({ level: 'silent' });

type Given = Pick<Queue, 'db' | 'clock'> & { log?: Queue['log']; signal?: AbortSignal };

const next = async (given: Given, handlers: Queue['handlers']): Promise<boolean> =>
  (await runNext({ log: silent, ...given, handlers }, undefined, given.signal)) !== 'idle';

/** Carries out one turn of the next change of many records; returns whether there was one. */
export const runNextChange = (given: Given): Promise<boolean> => next(given, [changeHandler()]);

/** Carries out the next import, dry runs in this process; returns whether there was one. */
export function runNextImport({
  pool,
  ...given
}: Given & { pool?: Pick<WorkPool, 'run'> }): Promise<boolean> {
  const here = { run: (work: Work) => inThisProcess(work, given.db) };
  return next(given, [importHandler(pool ?? here)]);
}

/** Sends the emails that are due, as the server does. */
export const sendDueMail = (given: Given & MailOptions): Promise<unknown> =>
  runDue({ log: silent, ...given, handlers: mailHandlers(given) }, undefined, given.signal);
