import { channel } from 'node:diagnostics_channel';
import { eq, sql } from 'drizzle-orm';
import { afterCommit } from '#db/after-commit.ts';
import type { Database } from '#db/drizzle.ts';
import { causes, journal } from '#db/schema/index.ts';
import { AppError } from '#shared/errors.ts';
import type { CauseKind } from '#shared/journal.ts';

export type Cause = {
  kind: CauseKind;
  label: string;
  /** Null: the site's own. */
  workspaceId: number | null;
  /** Null: nobody was signed in. */
  actorId: number | null;
  requestId?: string | undefined;
  /** The cause that an undo takes back. */
  undoes?: number | undefined;
  at: Date;
};

/** Told of once changes are committed, so that readers of the journal look at once; the same in both graphs of modules. */
export const recorded = channel('changes recorded');
const ring = (): void => afterCommit(() => recorded.publish(undefined));

/** The journal's one row. */
const STATE = eq(journal.id, 1);

/** Opens a cause in the caller's transaction and returns its id; what changes until `closeCause` is its doing. */
export async function openCause(tx: Database, { at, ...cause }: Cause): Promise<number> {
  const [opened] = await tx
    .insert(causes)
    .values({ ...cause, at: at.toISOString() })
    .returning({ id: causes.id });
  if (!opened) throw new Error('no cause was opened');
  ring();
  return opened.id;
}

export async function closeCause(tx: Database): Promise<void> {
  await tx.update(journal).set({ causeId: null }).where(STATE);
}

/** Carries out work in the caller's transaction; every change of it has this cause. */
export async function withCause<T>(
  tx: Database,
  cause: Cause,
  work: (tx: Database, causeId: number) => Promise<T>,
): Promise<T> {
  const causeId = await openCause(tx, cause);
  const result = await work(tx, causeId);
  await closeCause(tx);
  return result;
}

/** Carries out work in a transaction of its own; every change of it has this cause. */
export const record = <T>(
  db: Database,
  cause: Cause,
  work: (tx: Database, causeId: number) => Promise<T>,
): Promise<T> => db.transaction((tx) => withCause(tx, cause, work));

/**
 * Carries out one of several transactions with the same cause, which the first of them opens: it has no id yet, or the
 * journal has forgotten it. Errors: `already_undone` for a cause that somebody has undone meanwhile.
 */
export const recordPart = <T>(
  db: Database,
  { causeId, ...cause }: Cause & { causeId: number | null },
  work: (tx: Database, causeId: number) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    const [opened] = await tx
      .select({ id: causes.id, undoneBy: causes.undoneBy })
      .from(causes)
      .where(eq(causes.id, causeId ?? 0));
    if (!opened) return withCause(tx, cause, work);
    if (opened.undoneBy !== null) throw new AppError('already_undone');
    await tx.update(journal).set({ causeId: opened.id }).where(STATE);
    ring();
    const result = await work(tx, opened.id);
    await closeCause(tx);
    return result;
  });

/** Null where none is open. */
export const openCauseId = sql<number | null>`(select ${journal.causeId} from ${journal} where ${STATE})`;

/** Says of the open cause that it is more than a call; without one it does nothing. Returns its id. */
export async function describeCause(
  tx: Database,
  about: Partial<Pick<typeof causes.$inferInsert, 'kind' | 'label' | 'undoes'>>,
): Promise<number | null> {
  const [open] = await tx
    .update(causes)
    .set(about)
    .where(eq(causes.id, openCauseId))
    .returning({ id: causes.id });
  return open?.id ?? null;
}

/**
 * Carries out work in a transaction of which nothing is journalled: data is erased for good, or derived anew from what
 * has not changed.
 */
export function withoutJournal<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx
      .update(journal)
      .set({ paused: sql`${journal.paused} + 1` })
      .where(STATE);
    const result = await work(tx);
    await tx
      .update(journal)
      .set({ paused: sql`${journal.paused} - 1` })
      .where(STATE);
    return result;
  });
}
