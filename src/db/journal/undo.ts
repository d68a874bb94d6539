// One long file: an undo reads changes, takes them back and marks them, in that order.
import { and, desc, eq, gt, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#db/drizzle.ts';
import { causes, changes } from '#db/schema/index.ts';
import type { KeptReason } from '#shared/journal.ts';
import { deleteUnused, insertAgain, setAgain, type Former } from './take-back.ts';
import { journalledKind, type Journalled } from './journalled.ts';

export type Kept = {
  record: string;
  id: number;
  reason: KeptReason;
  /** Change that stands in the way; null where there is none, as for a row in use. */
  changeId: number | null;
  /** Columns that were changed since, where each is judged by itself. */
  columns: string[];
};

export type Undoing = {
  causeId: number;
  /** Cause of the undo itself, which is open. */
  undoId: number;
  now: Date;
  /** Takes back the columns that nobody has changed since; without it, a row that was changed since is left whole. */
  isByColumn?: boolean;
  /** Deletes what the cause made also where it was edited since. */
  isEvenEdited?: boolean;
  /** Gives rows that nobody has touched their former time back, so that a tab that holds one may go on. */
  isTimeRestored?: boolean;
  /** The changes to take back: those after the first and up to the last. */
  after?: number | undefined;
  upTo?: number | undefined;
  /** Values that a row returns with, where its own may be taken. */
  mend?: Readonly<Record<string, (was: Former) => Promise<Former>>>;
};

export type Undone = { rows: Set<string>; kept: Map<string, Kept> };

/** Changes that are read, and taken back, at once. */
const BATCH = 500;

const rowOf = z.object({
  id: z.number(),
  record: z.string(),
  recordId: z.number(),
  act: z.enum(['+', '~', '-']),
  was: z.string().nullable(),
  blocker: z.number().nullable(),
  blockerAct: z.enum(['+', '~', '-']).nullable(),
  touched: z.string().nullable(),
});
type Change = z.infer<typeof rowOf>;
const former = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/**
 * Changes of the same row that came later and still hold. An undo and what it took back count as nothing, unless that
 * was older than this cause.
 */
const later = sql`from "changes" l left join "causes" lc on lc."id" = l."causeId"
  where l."record" = c."record" and l."recordId" = c."recordId" and l."id" > c."id"
    and l."causeId" is not c."causeId" and l."undoneBy" is null
    and (lc."id" is null or lc."kind" <> 'undo' or lc."undoes" < c."causeId")`;

async function changesBefore(
  tx: Database,
  { causeId, after = 0, isByColumn = false }: Undoing,
  below: number,
): Promise<Change[]> {
  const touched = isByColumn
    ? sql`(select json_group_array(distinct k."key") from (select l."was" as "was" ${later} and l."act" = '~') w,
        json_each(w."was") k)`
    : sql`null`;
  const rows = await tx.all(sql`
    select c."id", c."record", c."recordId", c."act", c."was", ${touched} as "touched",
      (select max(l."id") ${later}) as "blocker",
      (select l."act" ${later} order by l."id" desc limit 1) as "blockerAct"
    from "changes" c
    where c."causeId" = ${causeId} and c."undoneBy" is null and c."id" > ${after} and c."id" < ${below}
    order by c."id" desc limit ${BATCH}`);
  return z.array(rowOf).parse(rows);
}

type Step = { kind: Journalled; act: Change['act']; key: string; items: { change: Change; was: Former }[] };

/** Takes back the changes of a cause, newest first; rows that cannot be as they were are left, and told. */
export async function undoChanges(tx: Database, undoing: Undoing): Promise<Undone> {
  const undone: Undone = { rows: new Set(), kept: new Map() };
  for (let below = (undoing.upTo ?? Number.MAX_SAFE_INTEGER - 1) + 1; ;) {
    const batch = await changesBefore(tx, undoing, below);
    const last = batch.at(-1);
    if (!last) return undone;
    for (const step of stepsOf(batch, undoing, undone)) await take(tx, step, undoing, undone);
    below = last.id;
  }
}

const nameOf = ({ record, recordId }: Pick<Change, 'record' | 'recordId'>): string => `${record}:${recordId}`;

function keep({ kept }: Undone, change: Change, reason: KeptReason, columns: string[] = []): void {
  const name = nameOf(change);
  const before = kept.get(name);
  kept.set(name, {
    record: change.record,
    id: change.recordId,
    reason: before?.reason ?? reason,
    changeId: before?.changeId ?? change.blocker,
    columns: [...new Set([...(before?.columns ?? []), ...columns])],
  });
}

/** Groups changes that one statement takes back; what may not be taken back is kept here. */
function stepsOf(batch: readonly Change[], undoing: Undoing, undone: Undone): Step[] {
  const steps: Step[] = [];
  for (const change of batch) {
    const kind = journalledKind(change.record);
    if (!kind) {
      keep(undone, change, 'deleted_since');
      continue;
    }
    const was = change.was === null ? {} : former.parse(JSON.parse(change.was));
    const left = untouched(change, was, undoing, undone);
    if (!left) continue;
    const key = Object.keys(left).join();
    const open = steps.at(-1);
    const isSame = open?.kind === kind && open.act === change.act && open.key === key;
    if (isSame && !open.items.some((item) => item.change.recordId === change.recordId))
      open.items.push({ change, was: left });
    else steps.push({ kind, act: change.act, key, items: [{ change, was: left }] });
  }
  return steps;
}

/** Returns the values that may be given back; undefined where nothing may. */
function untouched(
  change: Change,
  was: Former,
  { isByColumn = false, isEvenEdited = false }: Undoing,
  undone: Undone,
): Former | undefined {
  if (change.blocker === null) return was;
  if (change.blockerAct === '-') {
    // Gone since; what the cause made there is gone as it should be.
    if (change.act !== '+' || !isEvenEdited) keep(undone, change, 'deleted_since');
    return undefined;
  }
  if (change.act === '+' && isEvenEdited) return was;
  if (change.act === '~' && isByColumn) {
    const names: readonly unknown[] = z.array(z.string()).parse(JSON.parse(change.touched ?? '[]'));
    const own = Object.keys(was).filter((name) => name !== 'updatedAt' && names.includes(name));
    if (own.length > 0) keep(undone, change, 'changed_since', own);
    const left = Object.entries(was).filter(([name]) => !own.includes(name));
    return left.some(([name]) => name !== 'updatedAt') ? Object.fromEntries(left) : undefined;
  }
  keep(undone, change, 'changed_since');
  return undefined;
}

async function take(
  tx: Database,
  { kind, act, items }: Step,
  undoing: Undoing,
  undone: Undone,
): Promise<void> {
  const ids = items.map(({ change }) => change.recordId);
  const { mend, now, undoId, isTimeRestored = false } = undoing;
  const mended = mend?.[kind.kind];
  const rows: Former[] = [];
  for (const { was } of items) rows.push(act === '-' && mended ? await mended(was) : was);
  const done =
    act === '+'
      ? await deleteUnused(tx, kind, ids)
      : act === '-'
        ? await insertAgain(tx, kind, rows)
        : await setAgain(
            tx,
            kind,
            rows.map((was, place) => ({ id: ids[place] ?? 0, was })),
            isTimeRestored ? null : now,
          );
  const isLeft = act === '+' ? 'in_use' : act === '-' ? 'changed_since' : 'deleted_since';
  for (const { change } of items)
    if (done.has(change.recordId)) undone.rows.add(nameOf(change));
    // A tag that the record has again is no loss.
    else if (!/_tag$/.test(change.record)) keep(undone, change, isLeft);
  const taken = items.filter(({ change }) => done.has(change.recordId)).map(({ change }) => change.id);
  await tx
    .update(changes)
    .set({ undoneBy: undoId })
    .where(inArray(changes.id, idsIn(taken)));
}

const idsIn = (ids: readonly number[]): SQL => sql`(select value from json_each(${JSON.stringify(ids)}))`;

/** Marks what an undone undo had taken back as standing again. */
export async function reviveUndone(tx: Database, { causeId, undoId }: Pick<Undoing, 'causeId' | 'undoId'>) {
  const [undo] = await tx.select({ of: causes.undoes }).from(causes).where(eq(causes.id, causeId));
  if (!undo?.of) return;
  await tx
    .update(changes)
    .set({ undoneBy: null })
    .where(
      and(
        eq(changes.causeId, undo.of),
        eq(changes.undoneBy, causeId),
        sql`exists (select 1 from "changes" u where u."causeId" = ${causeId} and u."undoneBy" = ${undoId}
          and u."record" = ${changes.record} and u."recordId" = ${changes.recordId})`,
      ),
    );
  await tx
    .update(causes)
    .set({ undoneBy: null })
    .where(and(eq(causes.id, undo.of), eq(causes.undoneBy, causeId)));
}

export type Deletion = {
  record: string;
  id: number;
  causeId: number;
  /** Former values of the row. */
  was: Former;
  after: number;
  upTo: number | undefined;
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
