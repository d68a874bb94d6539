import { eq } from 'drizzle-orm';
import { journalReaders } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { meeting } from './meeting.server.ts';
import { activeRules } from './queue-runs.server.ts';
import { authorContext, switchOff } from './rule-author.server.ts';
import { queueRuns, type NewRun } from './rule-job.server.ts';
import { isTimed, recordOf } from './rule-subject.rules.ts';
import { timedOccasions } from './timed-occasions.server.ts';

const READER = 'rules_time';
const HOUR_MS = 3_600_000;

/** Stores a run for each record for which a rule's time has come since the last look; each occurrence once. */
export async function readTimeForRules(db: Database, now: Date): Promise<void> {
  // Read before the transaction: most installations have none.
  if (!(await activeRules(db)).some(({ when }) => isTimed(when))) return;
  const [place] = await db.select().from(journalReaders).where(eq(journalReaders.name, READER));
  if (place && now.getTime() - Date.parse(place.lookedAt) < HOUR_MS) return;
  const upTo = now.toISOString();
  await db.transaction(async (tx) => {
    const runs: NewRun[] = [];
    for (const rule of (await activeRules(tx)).filter(({ when }) => isTimed(when))) {
      const record = recordOf(rule.when);
      if (!record) continue;
      const ctx = await authorContext(tx, rule, now);
      if (!ctx) {
        await switchOff(tx, rule, now);
        continue;
      }
      const after = place && place.lookedAt > rule.sinceAt ? place.lookedAt : rule.sinceAt;
      const occasions = await timedOccasions(ctx, rule.when, { after, upTo });
      const met = await meeting(
        ctx,
        rule,
        occasions.map(({ recordId }) => recordId),
      );
      const about = { workspaceId: rule.workspaceId, ruleId: rule.id, record, changeId: null, depth: 1 };
      runs.push(
        ...occasions
          .filter(({ recordId }) => met.has(recordId))
          .map(({ recordId, key }) => ({ ...about, recordId, key })),
      );
    }
    await queueRuns(tx, now, runs);
    await tx
      .insert(journalReaders)
      .values({ name: READER, lastChange: 0, lookedAt: upTo })
      .onConflictDoUpdate({ target: journalReaders.name, set: { lookedAt: upTo } });
  });
}
