import { z } from 'zod';
import type { SQL } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '#db/drizzle.ts';
import type { Lease } from './lease.ts';

/** Short work never waits for long: each lane has its own loops, each open to jobs up to a priority. */
export const LANES = {
  /** Emails that somebody waits for at the screen: a password reset. */
  urgent: [0],
  mail: [0],
  campaign: [0],
  /** Short files, long imports, long dry runs: a long dry run takes a work process, so one runs at a time. */
  import: [2, 1, 0, 0],
  bulk: [0],
  /** Addresses of other programs, each asked by one loop at a time; those that fail hold two loops at most. */
  webhook: [1, 1, 0, 0],
  /** Push services of browsers, each device by itself. */
  push: [0, 0],
  /** Requests to language models, which take a minute each. */
  analyst: [0, 0],
  /** Runs of rules, one workspace after the other. */
  rules: [0],
  /** Short upkeep never waits for a backup. */
  upkeep: [1, 1, 0],
} as const;
export type Lane = keyof typeof LANES;

/** A kind of job, declared beside the feature that queues it. */
export type JobKind<Payload = unknown> = { kind: string; lane: Lane; payload: z.ZodType<Payload> };

export type JobRun = {
  db: Database;
  /** To be kept in each transaction that writes a part of the work (`keepLease`). */
  lease: Lease;
  clock: () => Date;
  log: Logger;
  /** Aborts at shutdown: finish the step in hand, begin no other. */
  signal: AbortSignal;
};

/**
 * A job that returns nothing is done. `again`: it is not, and goes on then. `isLaneDown`: no other job of the lane would
 * succeed now, so the loop rests.
 */
export type Outcome = void | { again: Date; isLaneDown?: boolean };

/** Carries out the jobs of a kind; handed to the queue by src/app. Has to bear being repeated after a crash. */
export type Handler = {
  kind: string;
  lane: Lane;
  run: (job: JobRun, payload: unknown) => Promise<Outcome>;
  /** Settles what people see of a job that is parked, in the transaction that parks it. */
  onParked?: (db: Database, payload: unknown, now: Date) => Promise<void>;
  /** Condition of the jobs that this process can carry out. */
  where?: SQL | undefined;
  /** Of work that recurs: its row makes its next one. */
  everyMs?: number;
  priority?: number;
};

type Handling<Payload> = {
  run: (job: JobRun, payload: Payload) => Promise<Outcome>;
  onParked?: (db: Database, payload: Payload, now: Date) => Promise<void>;
  where?: SQL | undefined;
};

export const handle = <Payload>(
  { kind, lane, payload }: JobKind<Payload>,
  { run, onParked, where }: Handling<Payload>,
): Handler => ({
  kind,
  lane,
  where,
  run: async (job, given) => run(job, payload.parse(given)),
  ...(onParked && {
    onParked: async (db, given, now) => {
      const parsed = payload.safeParse(given);
      if (parsed.success) await onParked(db, parsed.data, now);
    },
  }),
});

type Recurring = {
  kind: string;
  everyMs: number;
  /** Work of minutes, for which short upkeep does not wait. */
  isLong?: boolean;
  work: (now: Date, signal: AbortSignal) => Promise<void>;
};

/** Recurring work, done by one process at a time and at most once per interval, however often a server starts. */
export const recurring = ({ kind, everyMs, isLong = false, work }: Recurring): Handler => ({
  kind,
  lane: 'upkeep',
  everyMs,
  priority: isLong ? 1 : 0,
  run: async ({ clock, signal }) => work(clock(), signal),
});
