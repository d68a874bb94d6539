// One long file: an undo, one step after the other.
import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#db/drizzle.ts';
import { causes, changes } from '#db/schema/index.ts';
import type { Act, KeptReason } from '#shared/journal.ts';
import { deleteUnused, insertAgain, setAgain, type Former, type Within } from './take-back.ts';
import { journalledKind, refersTo, type Journalled } from './journalled.ts';
import { changesBefore, former, type Change, type Part } from './read-changes.ts';

export type Kept = {
  record: string;
  id: number;
  /** The cause's act. */
  act: Act;
  reason: KeptReason;
  /** Change that stands in the way; null where there is none, as for a row in use. */
  changeId: number | null;
  /** Columns that were changed since, where each is judged by itself. */
  columns: string[];
};

export type UndoOptions = {
  /** Takes back the columns that nobody has changed since; without it, a row that was changed since is left whole. */
  isByColumn?: boolean;
  /** Deletes what the cause made also where it was edited since. */
  isEvenEdited?: boolean;
  /** Gives rows that nobody has touched their former time back, so that a tab that holds one may go on. */
  isTimeRestored?: boolean;
  /** Acts that stay, each with its kind: `+event`. */
  leave?: readonly string[];
  /** Values that a row returns with, where its own may be taken. */
  mend?: Readonly<Record<string, (was: Former) => Promise<Former>>>;
};

export type Undoing = UndoOptions &
  Partial<Part> & {
    causeId: number;
    within: Within;
    /** Cause of the undo itself, which is open. */
    undoId: number;
    now: Date;
  };

export type Undone = { rows: Set<string>; kept: Map<string, Kept> };

type Step = {
  kind: Journalled;
  act: Act;
  key: string;
  /** Some columns of these rows stay as somebody has made them since. */
  isEdited: boolean;
  items: { change: Change; was: Former }[];
};

/** Deleted when all else is back, in this order: whether a stage may go, the others say. */
const LAST: readonly string[] = ['stage', 'pipeline'];

/**
 * Takes back the changes of a cause, newest first; rows that cannot be as they were are left, and told. Adds to what is
 * `undone` already.
 */
export async function undoChanges(
  tx: Database,
  undoing: Undoing,
  undone: Undone = { rows: new Set(), kept: new Map() },
): Promise<Undone> {
  const late: Step[] = [];
  for (let below = (undoing.upTo ?? Number.MAX_SAFE_INTEGER - 1) + 1; ;) {
    const batch = await changesBefore(tx, undoing, below);
    const last = batch.at(-1);
    if (!last) break;
    for (const step of stepsOf(batch, undoing, undone))
      if (step.act === '+' && LAST.includes(step.kind.kind)) late.push(step);
      else await take(tx, step, undoing, undone);
    below = last.id;
  }
  const going = late.flatMap(({ kind, items }) =>
    kind.kind === 'pipeline' ? items.map(({ change }) => change.recordId) : [],
  );
  for (const kind of LAST)
    for (const step of late) if (step.kind.kind === kind) await take(tx, step, undoing, undone, going);
  return undone;
}

const nameOf = ({ record, recordId }: Pick<Change, 'record' | 'recordId'>): string => `${record}:${recordId}`;

function keep({ kept }: Undone, change: Change, reason: KeptReason, columns: string[] = []): void {
  const name = nameOf(change);
  const before = kept.get(name);
  kept.set(name, {
    record: change.record,
    id: change.recordId,
    act: before?.act ?? change.act,
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
    const left = valuesToGiveBack(change, was, undoing, undone);
    if (!left) continue;
    const { act } = change;
    const step = { kind, act, key: Object.keys(left).join(), isEdited: left !== was };
    const same = openStep(steps, step);
    if (same && !same.items.some((item) => item.change.recordId === change.recordId))
      same.items.push({ change, was: left });
    else steps.push({ ...step, items: [{ change, was: left }] });
  }
  return steps;
}

/**
 * The step that such a change may join: the last one, and for a deletion also an earlier one, where nothing that is taken
 * back in between is, or may refer to, a row of the kind.
 */
function openStep(
  steps: readonly Step[],
  { kind, act, key, isEdited }: Omit<Step, 'items'>,
): Step | undefined {
  for (const step of steps.toReversed()) {
    if (step.kind === kind && step.act === act && step.key === key && step.isEdited === isEdited) return step;
    if (act !== '+' || step.kind === kind || refersTo(step.kind, kind)) return undefined;
  }
  return undefined;
}

/** Returns the values that may be given back; undefined where nothing may. */
function valuesToGiveBack(
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
  { kind, act, isEdited, items }: Step,
  undoing: Undoing,
  undone: Undone,
  going: readonly number[] = [],
): Promise<void> {
  const ids = items.map(({ change }) => change.recordId);
  const { mend, now, undoId, causeId, within, isTimeRestored = false } = undoing;
  const taking = { within, causeId, going };
  const mended = mend?.[kind.kind];
  const rows: Former[] = [];
  for (const { was } of items) rows.push(act === '-' && mended ? await mended(was) : was);
  const done =
    act === '+'
      ? await deleteUnused(tx, kind, ids, taking)
      : act === '-'
        ? await insertAgain(tx, kind, rows, taking)
        : await setAgain(
            tx,
            kind,
            rows.map((was, place) => ({ id: ids[place] ?? 0, was })),
            isTimeRestored && !isEdited ? null : now,
            taking,
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
    .where(inArray(changes.id, sql`(select value from json_each(${JSON.stringify(taken)}))`));
}

/** Marks what an undone undo had taken back of these rows as standing again. */
export async function reviveUndone(
  tx: Database,
  { causeId, rows }: { causeId: number; rows: ReadonlySet<string> },
): Promise<void> {
  const [undo] = await tx.select({ of: causes.undoes }).from(causes).where(eq(causes.id, causeId));
  if (!undo?.of) return;
  const revived = sql`(select c."id" from json_each(${JSON.stringify([...rows])}) r cross join "changes" c
    on c."record" = substr(r."value", 1, instr(r."value", ':') - 1)
      and c."recordId" = cast(substr(r."value", instr(r."value", ':') + 1) as integer)
    where c."causeId" = ${undo.of} and c."undoneBy" = ${causeId})`;
  await tx.update(changes).set({ undoneBy: null }).where(inArray(changes.id, revived));
  await tx
    .update(causes)
    .set({ undoneBy: null })
    .where(and(eq(causes.id, undo.of), eq(causes.undoneBy, causeId)));
}
