import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '#db/drizzle.ts';
import { causes, changes } from '#db/schema/index.ts';
import type { Former } from './take-back.ts';
import { former, type Part } from './read-changes.ts';

export type Deletion = Part & {
  record: string;
  id: number;
  causeId: number;
  /** Former values of the row. */
  was: Former;
};

/**
 * Returns what the newest deletion of a row since a time has changed: all of its cause, or where that deleted several
 * of the kind the part of this row, since what goes with a row is written right before it.
 */
export async function findDeletion(
  tx: Database,
  { record, id, since, workspaceId }: { record: string; id: number; since: Date; workspaceId: number },
): Promise<Deletion | undefined> {
  const isDeletion = and(eq(changes.record, record), eq(changes.act, '-'));
  const [found] = await tx
    .select({ id: changes.id, causeId: changes.causeId, was: changes.was })
    .from(changes)
    .innerJoin(causes, eq(causes.id, changes.causeId))
    .where(
      and(
        isDeletion,
        eq(changes.recordId, id),
        isNull(changes.undoneBy),
        eq(causes.workspaceId, workspaceId),
        gt(causes.at, since.toISOString()),
      ),
    )
    .orderBy(desc(changes.id))
    .limit(1);
  if (!found || found.causeId === null || found.was === null) return undefined;
  const deletion = { record, id, causeId: found.causeId, was: former.parse(JSON.parse(found.was)) };
  const others = and(isDeletion, eq(changes.causeId, found.causeId));
  if ((await tx.$count(changes, others)) === 1) return { ...deletion, after: 0, upTo: undefined };
  const [before] = await tx
    .select({ id: changes.id })
    .from(changes)
    .where(and(others, lt(changes.id, found.id)))
    .orderBy(desc(changes.id))
    .limit(1);
  return { ...deletion, after: before?.id ?? 0, upTo: found.id };
}
