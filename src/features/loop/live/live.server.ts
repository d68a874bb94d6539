import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { journalledKind } from '#db/journal/journalled.ts';
import { everyRow } from '#db/rows.ts';
import { openRecords, users, workspaceMembers, changes } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { namesOf } from '#features/loop/chain/names.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { writeAside } from '#kernel/api/side-write.ts';
import { followed, type Followed } from '#kernel/live.ts';
import { AppError } from '#shared/errors.ts';
import { JOURNAL_KINDS, LIVE_KINDS, NAMED_FIELDS, PARTS, type LiveKind } from './live.values.ts';
import type { Live, LiveQuery, Saved } from './live.schema.ts';

/** A tab that has not renewed its row for so long is gone. */
const GONE_AFTER_MS = 50_000;
const FORGOTTEN_AFTER_MS = 300_000;
/** Changes that are told at once; whoever was away for longer reads the record. */
const MOST_SAVED = 20;
/** Of the journal, for what is part of a record's page: it is told of the last minutes. */
const MOST_LOOKED_AT = 5_000;

/** Parses the kind of a URL. Errors: `not_found`. */
export function liveKind(named: string | undefined): LiveKind {
  const kind = LIVE_KINDS.find((one) => one === named);
  if (kind === undefined) throw new AppError('not_found', { messageKey: 'loop:kindUnknown' });
  return kind;
}

export const followedKey = ({ workspaceId, kind, id }: Followed): string => `${workspaceId} ${kind} ${id}`;

export const lastChange = async (db: Database): Promise<number> => {
  const [last] = await db.select({ id: sql<number | null>`max(${changes.id})` }).from(changes);
  return last?.id ?? 0;
};

/** Returns who has which of the records open, by `followedKey`, each member once. */
export async function peopleAt(
  db: Database,
  records: readonly Followed[],
  now: Date,
): Promise<Map<string, Live['people']>> {
  const { workspaceId, kind, recordId, userId, seenAt } = openRecords;
  const ids = [...new Set(records.map(({ id }) => id))];
  // All workspaces that this process has tabs of: each row is handed to those who may see its record.
  const rows = await everyRow(db, openRecords)
    .select({ workspaceId, kind, id: recordId, userId, name: users.name })
    .innerJoin(users, eq(users.id, userId))
    .innerJoin(
      workspaceMembers,
      and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId)),
    )
    .where(
      and(
        inArray(workspaceId, [...new Set(records.map((each) => each.workspaceId))]),
        inArray(recordId, ids),
        gt(seenAt, new Date(now.getTime() - GONE_AFTER_MS).toISOString()),
      ),
    )
    .groupBy(workspaceId, kind, recordId, userId)
    .orderBy(users.name, users.id);
  const found = new Map<string, Live['people']>();
  for (const { userId: person, name, ...record } of rows) {
    const key = followedKey(record);
    found.set(key, [...(found.get(key) ?? []), { id: person, name }]);
  }
  return found;
}

type SavedRow = {
  change: number;
  record: string;
  recordId: number;
  workspaceId: number;
  act: string;
  was: string | null;
  actorId: number | null;
  actor: string | null;
  at: string;
};
export type SavedChange = Saved & { change: number };

function fieldsOf(kind: LiveKind, was: string | null): string[] {
  const named = NAMED_FIELDS[kind];
  const changed = Object.keys(JSON.parse(was ?? '{}') as object);
  return named
    ? changed.filter((field) => named.includes(field))
    : changed.filter((field) => !/(?:Key|edAt)$/.test(field));
}

const personOf = (id: number | null, name: string | null): Saved['by'] =>
  id === null || name === null ? null : { id, name };

type SavedPart = Omit<SavedRow, 'recordId' | 'act' | 'was'>;

/** Changes to what stands on the pages of the records without being a field of theirs, one for each person and kind. */
async function savedParts(
  db: Database,
  records: readonly Followed[],
  { after, upTo }: { after: number; upTo: number },
): Promise<(SavedChange & { of: Followed })[]> {
  const found = await Promise.all(
    records.map(async (of) => {
      const { kind, workspaceId, id } = of;
      const parts = (PARTS[kind as LiveKind] ?? []).map((part) => {
        const by = sql.identifier(part.by);
        const table = journalledKind(part.kind)?.table;
        return sql`select c."id" as "change", c."causeId", c."record" from "changes" c
          where c."id" > ${Math.max(after, upTo - MOST_LOOKED_AT)} and c."id" <= ${upTo} and c."record" = ${part.kind}
            and case c."act" when '-' then c."was" ->> ${`$.${part.by}`}
              else (select p.${by} from ${table} p where p."id" = c."recordId") end = ${id}`;
      });
      if (parts.length === 0) return [];
      const rows = await db.all<SavedPart>(sql`
        select max(c."change") as "change", c."record", s."workspaceId", s."actorId", max(s."at") as "at", u."name" as "actor"
        from (${sql.join(parts, sql` union all `)}) c
        join "causes" s on s."id" = c."causeId" and s."workspaceId" = ${workspaceId}
        left join "users" u on u."id" = s."actorId"
        group by c."record", s."actorId"`);
      return rows.map(({ change, record, actorId, actor, at }) => ({
        ...{ of, change, at, by: personOf(actorId, actor) },
        ...{ fields: [record], isDeleted: false },
      }));
    }),
  );
  return found.flat();
}

/** Returns what became of the records after a change and up to another, by `followedKey`; the newest twenty of each. */
export async function savedSince(
  db: Database,
  records: readonly Followed[],
  { after, upTo }: { after: number; upTo: number },
): Promise<Map<string, SavedChange[]>> {
  const found = new Map<string, SavedChange[]>();
  if (after >= upTo || records.length === 0) return found;
  const journalKey = ({ workspaceId, kind, id }: Followed): string =>
    `${JOURNAL_KINDS[kind as LiveKind]} ${id} ${workspaceId}`;
  const byJournal = new Map(records.map((each) => [journalKey(each), each]));
  const add = (of: Followed, saved: SavedChange): void => {
    const known = found.get(followedKey(of)) ?? [];
    found.set(followedKey(of), [...known, saved].toSorted((a, b) => a.change - b.change).slice(-MOST_SAVED));
  };
  const wanted = [...byJournal.keys()].map((key) => key.split(' '));
  // One look into the index for each record, however much the journal holds; of causes of its workspace alone.
  const rows = await db.all<SavedRow>(sql`
    select c."id" as "change", c."record", c."recordId", s."workspaceId", c."act", c."was", s."actorId", s."at",
      u."name" as "actor"
    from json_each(${JSON.stringify(wanted)}) w
    join "changes" c on c."record" = w.value ->> 0 and c."recordId" = cast(w.value ->> 1 as integer)
      and c."id" > ${after} and c."id" <= ${upTo} and c."act" <> '+'
    join "causes" s on s."id" = c."causeId" and s."workspaceId" = cast(w.value ->> 2 as integer)
    left join "users" u on u."id" = s."actorId"
    order by c."id"`);
  for (const { change, record, recordId, workspaceId, act, was, actorId, actor, at } of rows) {
    const of = byJournal.get(`${record} ${recordId} ${workspaceId}`);
    const fields = of && act === '~' ? fieldsOf(of.kind as LiveKind, was) : [];
    if (!of || (act === '~' && fields.length === 0)) continue;
    add(of, { change, by: personOf(actorId, actor), at, fields, isDeleted: act === '-' });
  }
  for (const { of, ...saved } of await savedParts(db, records, { after, upTo })) add(of, saved);
  return found;
}

/** Says that tabs have their records open, until `GONE_AFTER_MS` after the last time. */
export async function noteOpen(
  db: Database,
  { record, userId, tab }: { record: Followed; userId: number; tab: string },
  now: Date,
): Promise<void> {
  const { workspaceId, id: recordId } = record;
  const seen = { workspaceId, kind: record.kind as LiveKind, recordId, seenAt: now.toISOString() };
  const forgotten = new Date(now.getTime() - FORGOTTEN_AFTER_MS).toISOString();
  await everyRow(db, openRecords).delete().where(lt(openRecords.seenAt, forgotten));
  await everyRow(db, openRecords)
    .insert({ userId, tab, ...seen })
    .onConflictDoUpdate({ target: [openRecords.userId, openRecords.tab], set: seen });
}

/** The news for one person, without themselves. */
export const othersOf = (
  userId: number,
  { people, saved }: { people: Live['people'] | undefined; saved: readonly SavedChange[] | undefined },
  after: number,
): Pick<Live, 'people' | 'saved'> => ({
  people: (people ?? []).filter(({ id }) => id !== userId),
  saved: (saved ?? [])
    .filter(({ change, by }) => change > after && by?.id !== userId)
    .map(({ change: _, ...each }) => each),
});

/**
 * Returns who else has a record open and what others saved; for a caller that asks for events, the first of them. Errors:
 * `not_found`.
 */
export async function readLive(
  ctx: ServiceContext,
  kind: LiveKind,
  id: number,
  { tab, after }: LiveQuery,
): Promise<Live> {
  const { db, now, user, workspace } = ctx;
  const record: Followed = { workspaceId: workspace.id, kind, id };
  const key = followedKey(record);
  const change = await lastChange(db);
  const [names, people, saved] = await Promise.all([
    namesOf(ctx, [{ kind, id }]),
    peopleAt(db, [record], now),
    savedSince(db, [record], { after: after ?? change, upTo: change }),
  ]);
  const told = othersOf(user.id, { people: people.get(key), saved: saved.get(key) }, after ?? change);
  // To whoever had it open its deletion is told, not that there is no such record.
  if (names.size === 0 && !told.saved.some(({ isDeleted }) => isDeleted)) throw new AppError('not_found');
  if (tab !== undefined)
    writeAside(`open:${user.id}:${tab}`, () => noteOpen(db, { record, userId: user.id, tab }, now));
  return followed({ change, ...told }, { record, tab, after: change });
}
