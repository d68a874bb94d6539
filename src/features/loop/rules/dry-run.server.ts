import { and, asc, desc, eq, gte, isNull, or } from 'drizzle-orm';
import { causes, changes } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { changesAfter } from '#features/loop/webhooks/read-changes.server.ts';
import { happeningsOf } from './happenings.server.ts';
import { meeting } from './meeting.server.ts';
import { isOccasion } from './occasion.rules.ts';
import { recordNames } from './record-names.server.ts';
import { requireSound } from './rule-check.server.ts';
import type { DryRun, RuleBody } from './rule.schema.ts';
import { requireRule } from './rule.server.ts';
import { isTimed, subjectOf } from './rule-subject.rules.ts';
import { timedOccasions } from './timed-occasions.server.ts';
import { DRY_RUN_DAYS, DRY_RUN_MOST, DRY_RUN_NAMED } from './rule.values.ts';

const DAY_MS = 86_400_000;

/** The part of a rule that says for which records it runs. */
type Occasions = Pick<RuleBody, 'when' | 'if'>;
type Found = { recordId: number; at: string };

async function fromJournal(ctx: ServiceContext, { when }: Occasions, since: string) {
  const [cause] = await ctx.db
    .select({ id: causes.id })
    .from(causes)
    .where(gte(causes.at, since))
    .orderBy(asc(causes.at))
    .limit(1);
  const [first] = await ctx.db
    .select({ id: changes.id })
    .from(changes)
    .where(gte(changes.causeId, cause?.id ?? Number.MAX_SAFE_INTEGER))
    .orderBy(asc(changes.causeId), asc(changes.id))
    .limit(1);
  const found: Found[] = [];
  if (!first) return { found, isPartial: false };
  // Messages of visitors have no workspace of their own.
  const own = or(eq(causes.workspaceId, ctx.workspace.id), isNull(causes.workspaceId));
  const [last] = await ctx.db
    .select({ id: changes.id })
    .from(changes)
    .innerJoin(causes, eq(causes.id, changes.causeId))
    .where(and(gte(changes.id, first.id), own))
    .orderBy(desc(changes.id))
    .limit(1)
    .offset(DRY_RUN_MOST);
  let after = last?.id ?? first.id - 1;
  for (;;) {
    const { rows, upTo, hasMore } = await changesAfter(ctx.db, after, own);
    const happenings = await happeningsOf(ctx.db, rows);
    found.push(
      ...happenings.filter((each) => each.workspaceId === ctx.workspace.id && isOccasion(when, each)),
    );
    if (!hasMore) return { found, isPartial: last !== undefined };
    after = upTo;
  }
}

async function fromTime(ctx: ServiceContext, { when }: Occasions, since: string) {
  const found = new Map<string, Found>();
  const period = { since, after: since, upTo: ctx.now.toISOString() };
  for await (const occasions of timedOccasions(ctx, when, period)) {
    for (const { key, ...each } of occasions) found.set(key, each);
    if (found.size >= DRY_RUN_MOST) return { found: [...found.values()], isPartial: true };
  }
  return { found: [...found.values()], isPartial: false };
}

/**
 * Says for which records a rule would have run within the last week, by the records as they are now, and changes nothing.
 * Errors: as `requireSound`.
 */
export async function dryRun(ctx: ServiceContext, { when, if: conditions }: Occasions): Promise<DryRun> {
  const body = { when, if: conditions };
  await requireSound(ctx, { ...body, then: [] });
  const since = new Date(ctx.now.getTime() - DRY_RUN_DAYS * DAY_MS).toISOString();
  const { found, isPartial } = isTimed(body.when)
    ? await fromTime(ctx, body, since)
    : await fromJournal(ctx, body, since);
  const met = await meeting(ctx, body, [...new Set(found.map(({ recordId }) => recordId))]);
  const would = found.filter(({ recordId }) => met.has(recordId));
  const record = subjectOf(body.when);
  const named = would
    .slice(-DRY_RUN_NAMED)
    .toReversed()
    .map(({ recordId, at }) => ({ record, recordId, at }));
  const names = await recordNames(ctx, named);
  return {
    total: would.length,
    isPartial,
    items: named.map((each) => ({ ...each, name: names.get(`${record} ${each.recordId}`) ?? null })),
  };
}

/** The same of a saved rule. Errors: `not_found`; as `requireSound`. */
export const dryRunOf = async (ctx: ServiceContext, id: number): Promise<DryRun> =>
  dryRun(ctx, await requireRule(ctx, id));
