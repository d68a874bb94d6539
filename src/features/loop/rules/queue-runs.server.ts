import { and, eq, inArray, max, min, sql } from 'drizzle-orm';
import { journalWritten } from '#db/journal/cause.ts';
import { everyRow } from '#db/rows.ts';
import { changes, crmRules, journalReaders } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { changesAfter } from '#features/loop/webhooks/read-changes.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Loop } from '#kernel/jobs/job-runner.ts';
import type { Happening } from './happening.types.ts';
import { happeningsOf } from './happenings.server.ts';
import { meeting } from './meeting.server.ts';
import { isOccasion } from './occasion.rules.ts';
import { lookingFor, type RuleRow } from './rule-author.server.ts';
import { queueRuns, type NewRun } from './rule-job.server.ts';

const READER = 'rules';
/** Until changes of another instance on the same database are looked for; what this process writes wakes the loop. */
const POLL_MS = 5_000;
const IDLE_MS = 60_000;

/** Begins with a change. Of every workspace: the journal is read for all of them at once. */
const follows = and(
  eq(crmRules.isOn, true),
  sql`json_extract(${crmRules.when}, '$.on') not in ('quiet', 'date')`,
);

/** The last change that no rule has to see; undefined where none follows the journal. */
async function firstSince(db: Database): Promise<number | undefined> {
  const [row] = await everyRow(db, crmRules)
    .select({ since: min(crmRules.sinceChange) })
    .where(follows);
  return row?.since ?? undefined;
}

async function placeOf(db: Database): Promise<number | undefined> {
  const [place] = await db.select().from(journalReaders).where(eq(journalReaders.name, READER));
  return place?.lastChange;
}

async function occasionsOf(db: Database, rule: RuleRow, happenings: readonly Happening[], now: Date) {
  const occasions = happenings.filter(
    (each) =>
      each.workspaceId === rule.workspaceId &&
      each.changeId > rule.sinceChange &&
      isOccasion(rule.when, each),
  );
  const runs: NewRun[] = [];
  const [first] = occasions;
  if (!first) return runs;
  const runOf = ({ workspaceId, key, changeId, record, recordId, depth }: Happening): NewRun => ({
    ...{ workspaceId, ruleId: rule.id, key, record, recordId, changeId, depth },
  });
  const look = async (ctx: ServiceContext) => {
    const ids = occasions.map(({ recordId }) => recordId);
    const met = await meeting(ctx, rule, ids);
    runs.push(...occasions.filter(({ recordId }) => met.has(recordId)).map(runOf));
  };
  await lookingFor(db, rule, now, look, runOf(first));
  return runs;
}

/**
 * Reads on in the journal, outside of transactions, then stores a run for each rule and record that something has happened to and
 * moves the cursor, in one transaction: a kill loses nothing and doubles nothing. Returns whether more is to be read.
 */
export async function readForRules(db: Database, now: Date): Promise<boolean> {
  const since = await firstSince(db);
  if (since === undefined) return false;
  const place = await placeOf(db);
  const after = Math.max(place ?? 0, since);
  const [last] = await db.select({ id: max(changes.id) }).from(changes);
  if ((last?.id ?? 0) <= after) return false;
  const { rows, upTo, hasMore } = await changesAfter(db, after);
  const happenings = await happeningsOf(db, rows);
  const places = JSON.stringify([...new Set(happenings.map(({ workspaceId }) => workspaceId))]);
  const rules = await everyRow(db, crmRules)
    .select()
    .where(and(follows, inArray(crmRules.workspaceId, sql`(select value from json_each(${places}))`)));
  const runs: NewRun[] = [];
  const asRead = new Map(rules.map((rule) => [rule.id, rule.sinceChange]));
  for (const rule of rules) runs.push(...(await occasionsOf(db, rule, happenings, now)));
  return db.transaction(async (tx) => {
    // Another instance has read it.
    if ((await placeOf(tx)) !== place) return true;
    const { id, sinceChange } = crmRules;
    const still = await everyRow(tx, crmRules).select({ id, sinceChange }).where(follows);
    const same = new Set(
      still.filter((rule) => asRead.get(rule.id) === rule.sinceChange).map((rule) => rule.id),
    );
    await queueRuns(
      tx,
      now,
      runs.filter(({ ruleId }) => same.has(ruleId)),
    );
    const at = { lastChange: upTo, lookedAt: now.toISOString() };
    await tx
      .insert(journalReaders)
      .values({ name: READER, ...at })
      .onConflictDoUpdate({ target: journalReaders.name, set: at });
    return hasMore;
  });
}

/** Follows the journal for rules; a commit that changed records wakes it. */
export const ruleLoop = (db: Database, clock: () => Date = () => new Date()): Loop => ({
  name: 'rules',
  bell: journalWritten,
  look: async (signal) => {
    // Most installations have none.
    if ((await firstSince(db)) === undefined) return IDLE_MS;
    while (!signal.aborted && (await readForRules(db, clock())));
    return POLL_MS;
  },
});
