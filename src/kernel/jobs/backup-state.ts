import { eq } from 'drizzle-orm';
import { backupStates } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';

export type BackupState = typeof backupStates.$inferSelect;
export type ScheduledKind = BackupState['kind'];

const FIRST_PAUSE_MS = 10 * 60_000;
const LONGEST_PAUSE_MS = 3_600_000;

export async function stateOf(db: Database, kind: ScheduledKind): Promise<BackupState | undefined> {
  const [state] = await db.select().from(backupStates).where(eq(backupStates.kind, kind));
  return state;
}

/** True if the pause after a failure is over; one that a clock ahead has written counts as over. */
export function isPauseOver(state: BackupState | undefined, now: Date): boolean {
  if (!state?.nextAttemptAt) return true;
  const waits = Date.parse(state.nextAttemptAt) - now.getTime();
  return !(waits > 0 && waits <= LONGEST_PAUSE_MS);
}

export async function noteSuccess(
  db: Database,
  kind: ScheduledKind,
  now: Date,
  made: { file: string; bytes: number },
): Promise<void> {
  const done = {
    doneAt: now.toISOString(),
    ...made,
    failingSince: null,
    failedAt: null,
    error: null,
    attempts: 0,
    nextAttemptAt: null,
  };
  await db
    .insert(backupStates)
    .values({ kind, ...done })
    .onConflictDoUpdate({ target: backupStates.kind, set: done });
}

/** Notes a failure and when the attempt is repeated: after ten minutes, then later and later, up to an hour. */
export async function noteFailure(
  db: Database,
  kind: ScheduledKind,
  now: Date,
  error: string,
): Promise<BackupState> {
  const before = await stateOf(db, kind);
  const at = now.toISOString();
  const attempts = (before?.attempts ?? 0) + 1;
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 10), LONGEST_PAUSE_MS);
  const failed = {
    failingSince: before?.failingSince ?? at,
    failedAt: at,
    error,
    attempts,
    nextAttemptAt: new Date(now.getTime() + pauseMs).toISOString(),
  };
  const [state] = await db
    .insert(backupStates)
    .values({ kind, ...failed })
    .onConflictDoUpdate({ target: backupStates.kind, set: failed })
    .returning();
  return state ?? { kind, doneAt: null, file: null, bytes: null, ...failed };
}
