import { eq } from 'drizzle-orm';
import { journalWritten } from '#db/journal/cause.ts';
import { everyRow } from '#db/rows.ts';
import { crmRules, journalReaders } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { changesAfter } from '#features/loop/webhooks/read-changes.server.ts';
import type { Loop } from '#kernel/jobs/job-runner.ts';
import { happeningsOf } from './happenings.server.ts';
import { meeting } from './meeting.server.ts';
import { isOccasion } from './occasion.rules.ts';
import { authorContext, switchOff } from './rule-author.server.ts';
import { queueRuns, type NewRun } from './rule-job.server.ts';
import { isTimed } from './rule-subject.rules.ts';

const READER = 'rules';
/** Until changes of another instance on the same database are looked for; what this process writes wakes the loop. */
const POLL_MS = 5_000;
const IDLE_MS = 60_000;

/** Of every workspace: the journal is read for all of them at once. */
export const activeRules = (db: Database) => everyRow(db, crmRules).select().where(eq(crmRules.isOn, true));

/**
 * Reads on in the journal, stores a run for each rule and record that something has happened to, and moves the cursor, all
 * in one transaction: a kill loses nothing and doubles nothing. Returns whether more is to be read.
 */
export function readForRules(db: Database, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const rules = (await activeRules(tx)).filter(({ when }) => !isTimed(when));
    const [place] = await tx.select().from(journalReaders).where(eq(journalReaders.name, READER));
    if (rules.length === 0) return false;
    const since = Math.min(...rules.map(({ sinceChange }) => sinceChange));
    const { rows, upTo, hasMore } = await changesAfter(tx, Math.max(place?.lastChange ?? 0, since));
    if (upTo === place?.lastChange) return false;
    const happenings = await happeningsOf(tx, rows);
    const runs: NewRun[] = [];
    for (const rule of rules) {
      const occasions = happenings.filter(
        (each) =>
          each.workspaceId === rule.workspaceId &&
          each.changeId > rule.sinceChange &&
          isOccasion(rule.when, each),
      );
      if (occasions.length === 0) continue;
      const ctx = await authorContext(tx, rule, now);
      if (!ctx) {
        await switchOff(tx, rule, now);
        continue;
      }
      const met = await meeting(
        ctx,
        rule,
        occasions.map(({ recordId }) => recordId),
      );
      runs.push(
        ...occasions
          .filter(({ recordId }) => met.has(recordId))
          .map(({ workspaceId, changeId, record, recordId, depth }) => ({
            workspaceId,
            ruleId: rule.id,
            key: `change:${changeId}:${record}:${recordId}`,
            record,
            recordId,
            changeId,
            depth,
          })),
      );
    }
    await queueRuns(tx, now, runs);
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
    // Read outside of a transaction first: most installations have none.
    if ((await activeRules(db).limit(1)).length === 0) return IDLE_MS;
    while (!signal.aborted && (await readForRules(db, clock())));
    return POLL_MS;
  },
});
