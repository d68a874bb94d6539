import { and, asc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { causes, changes, crmRuleRuns } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { RECORD_TABLES } from '#features/leads/record-tables.server.ts';
import {
  incomingEvents,
  recordChanges,
  type JournalRow,
} from '#features/loop/webhooks/read-changes.server.ts';
import { everyRow } from '#db/rows.ts';
import type { Happening } from './happening.types.ts';
import { RULE_RECORDS, type RuleRecord } from './rule.values.ts';

const former = z.record(z.string(), z.unknown());
type Former = z.infer<typeof former>;

const listOf = (values: readonly number[]) =>
  sql`(select value from json_each(${JSON.stringify([...new Set(values)])}))`;

const isRuleRecord = (kind: string): kind is RuleRecord => RULE_RECORDS.some((each) => each === kind);

/** Causes of which nothing is an occasion: an undo, and those that were undone. */
async function standing(tx: Database, rows: readonly JournalRow[]): Promise<ReadonlySet<number>> {
  const found = await tx
    .select({ id: causes.id })
    .from(causes)
    .where(
      and(
        inArray(causes.id, listOf(rows.map(({ causeId }) => causeId))),
        ne(causes.kind, 'undo'),
        isNull(causes.undoneBy),
      ),
    );
  return new Set(found.map(({ id }) => id));
}

/** Depth of the run whose doing each cause is; others are nobody's. */
async function depthsOf(tx: Database, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  // Of all workspaces, as the journal is read.
  const found = await everyRow(tx, crmRuleRuns)
    .select({ causeId: crmRuleRuns.causeId, depth: crmRuleRuns.depth })
    .where(inArray(crmRuleRuns.causeId, listOf(ids)));
  return new Map(found.flatMap(({ causeId, depth }) => (causeId === null ? [] : [[causeId, depth]])));
}

/** Records that each cause has made, as `cause kind id`: the journal may be read in the middle of one. */
async function madeBy(tx: Database, rows: readonly JournalRow[]): Promise<ReadonlySet<string>> {
  const own = rows.filter(({ record }) => isRuleRecord(record));
  const { causeId, record, recordId } = changes;
  const found = await tx
    .select({ causeId, record, recordId })
    .from(changes)
    .where(
      and(
        inArray(record, [...RULE_RECORDS]),
        inArray(recordId, listOf(own.map((row) => row.recordId))),
        eq(changes.act, '+'),
        inArray(causeId, listOf(own.map((row) => row.causeId))),
      ),
    );
  return new Set(found.map((row) => `${row.causeId} ${row.record} ${row.recordId}`));
}

type States = {
  /** The record's columns as they are now, by `kind id`. */
  now: ReadonlyMap<string, Former>;
  /** Later changes of each, in their order. */
  later: ReadonlyMap<string, { id: number; was: Former }[]>;
};

async function statesOf(tx: Database, rows: readonly JournalRow[]): Promise<States> {
  const now = new Map<string, Former>();
  const later = new Map<string, { id: number; was: Former }[]>();
  for (const kind of RULE_RECORDS) {
    const own = rows.filter(({ record }) => record === kind);
    if (own.length === 0) continue;
    const ids = own.map(({ recordId }) => recordId);
    const found = await tx.all(sql`select * from ${RECORD_TABLES[kind]} where "id" in ${listOf(ids)}`);
    for (const row of z.array(former).parse(found)) now.set(`${kind} ${String(row['id'])}`, row);
    const changed = await tx
      .select({ id: changes.id, recordId: changes.recordId, was: changes.was })
      .from(changes)
      .where(
        and(
          sql`${changes.record} = ${kind}`,
          inArray(changes.recordId, listOf(ids)),
          gt(changes.id, Math.min(...own.map(({ id }) => id))),
        ),
      )
      .orderBy(asc(changes.id));
    for (const { id, recordId, was } of changed) {
      const key = `${kind} ${recordId}`;
      const step = { id, was: was === null ? {} : former.parse(JSON.parse(was)) };
      later.set(key, [...(later.get(key) ?? []), step]);
    }
  }
  return { now, later };
}

/** Columns of the record right after a change. */
function columnsAfter({ now, later }: States, key: string, changeId: number): Former | undefined {
  const last = now.get(key);
  if (!last) return undefined;
  const steps = (later.get(key) ?? []).filter(({ id }) => id > changeId);
  return steps.reduceRight<Former>((columns, { was }) => ({ ...columns, ...was }), last);
}

/** Returns what has happened to records, in its order: what one cause did with one record is one happening. */
export async function happeningsOf(tx: Database, rows: readonly JournalRow[]): Promise<Happening[]> {
  if (rows.length === 0) return [];
  const stand = await standing(tx, rows);
  const kept = rows.filter(({ causeId }) => stand.has(causeId));
  const byId = new Map(kept.map((row) => [row.id, row]));
  const states = await statesOf(tx, kept);
  const depths = await depthsOf(
    tx,
    kept.map(({ causeId }) => causeId),
  );
  const told = (await recordChanges(tx, kept)).filter(({ record }) => isRuleRecord(record));
  const made = await madeBy(tx, kept);
  const groups = Map.groupBy(told, (each) => `${each.causeId} ${each.record} ${each.recordId}`);
  const changed = [...groups.values()].flatMap((group): Happening[] => {
    const [first] = group;
    const last = group.at(-1);
    if (!first || !last || !isRuleRecord(first.record) || group.some(({ act }) => act === '-')) return [];
    const { record, recordId, causeId, workspaceId, at } = first;
    const after = columnsAfter(states, `${record} ${recordId}`, last.id);
    // It is gone, and nothing can be done with it.
    if (!after) return [];
    // Of several changes of a column the first one tells what it was.
    const was = group.reduceRight<Former>((columns, { id, fields }) => {
      const row = byId.get(id);
      return row?.record === record
        ? { ...columns, ...row.was }
        : { ...columns, [String(fields[0])]: undefined };
    }, {});
    const isNew = made.has(`${causeId} ${record} ${recordId}`);
    return [
      {
        key: `cause:${causeId}:${record}:${recordId}`,
        changeId: first.id,
        workspaceId,
        at,
        record,
        recordId,
        isNew,
        was,
        after,
        depth: (depths.get(causeId) ?? 0) + 1,
      },
    ];
  });
  const incoming = (await incomingEvents(tx, kept)).map((event): Happening => {
    const record = event.event === 'lead.received' ? 'lead' : 'enquiry';
    const { changeId, workspaceId, at, recordId } = event;
    const key = `came:${record}:${recordId}`;
    return { key, changeId, workspaceId, at, record, recordId, isNew: true, was: {}, after: {}, depth: 1 };
  });
  return [...changed, ...incoming].toSorted((a, b) => a.changeId - b.changeId);
}
