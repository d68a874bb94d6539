import { and, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '#db/drizzle.ts';
import { companies, problems } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Example } from './memory.rules.ts';
import type { Remembered } from './memory.schema.ts';
import { nearestIndex, type NearestIndex } from './nearest.rules.ts';

export type StoredExample = Example & {
  id: number;
  companyId: number;
  updatedAt: string;
  figures: Remembered['figures'];
};

/** The newest of them; more are no better memory. */
const MOST_EXAMPLES = 5_000;
/** Workspaces whose examples a process holds, the last asked for. */
const MOST_WORKSPACES = 50;

type OfCompany = { stamp: string; examples: readonly StoredExample[] };
type Held = {
  companies: ReadonlyMap<number, OfCompany>;
  nearest: NearestIndex<StoredExample>;
};

/** By database and workspace. Nothing of it is stored: it follows from the rows, which deletions take with them. */
const held = new WeakMap<Database, Map<number, Held>>();

/** The confirmed problems of some companies. */
async function readExamples(ctx: ServiceContext, companyIds: readonly number[]): Promise<StoredExample[]> {
  const rows = await ctx
    .rows(problems)
    .select()
    .where(
      and(
        inArray(problems.companyId, sql`(select value from json_each(${JSON.stringify(companyIds)}))`),
        sql`json_extract(${problems.reading}, '$.isConfirmed') = 1`,
        ne(sql`json_extract(${problems.reading}, '$.process')`, 'other'),
      ),
    );
  return rows.flatMap((row): StoredExample[] => {
    const { id, companyId, updatedAt, description, reading } = row;
    if (!reading) return [];
    const { process, symptom, interventionId = null } = reading;
    const { hoursPerWeek, people, incidentsPerMonth, incidentCostCents } = row;
    const figures = { hoursPerWeek, people, incidentsPerMonth, incidentCostCents };
    return [{ id, companyId, updatedAt, description, process, symptom, interventionId, figures }];
  });
}

/** The newest first. */
const byAge = (one: StoredExample, other: StoredExample): number =>
  one.updatedAt < other.updatedAt ? 1 : one.updatedAt > other.updatedAt ? -1 : other.id - one.id;

function fileExamples(companies: Held['companies']): Held {
  const all = [...companies.values()].flatMap(({ examples }) => examples).toSorted(byAge);
  return { companies, nearest: nearestIndex(all.slice(0, MOST_EXAMPLES), ({ description }) => description) };
}

const isEqual = (some: readonly StoredExample[], others: readonly StoredExample[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

/** The held examples, brought up to date: companies that have changed are read again, and filed again if an example has. */
async function refresh(ctx: ServiceContext, before: Held | undefined): Promise<Held> {
  const stamps = await ctx
    .rows(companies)
    .select({
      id: companies.id,
      stamp: sql<string>`coalesce(${companies.contentUpdatedAt}, ${companies.updatedAt})`,
    })
    .where(gt(companies.problemCount, 0));
  const changed = stamps.filter(({ id, stamp }) => before?.companies.get(id)?.stamp !== stamp);
  const present = new Set(stamps.map(({ id }) => id));
  const gone = [...(before?.companies.keys() ?? [])].filter((id) => !present.has(id));
  if (before && changed.length === 0 && gone.length === 0) return before;

  const ids = changed.map(({ id }) => id);
  const read = Map.groupBy(await readExamples(ctx, ids), ({ companyId }) => companyId);
  const now = new Map(before?.companies);
  for (const id of gone) now.delete(id);
  for (const { id, stamp } of changed) now.set(id, { stamp, examples: read.get(id) ?? [] });
  const isSame = (id: number) =>
    isEqual(before?.companies.get(id)?.examples ?? [], now.get(id)?.examples ?? []);
  return before && [...ids, ...gone].every(isSame) ? { ...before, companies: now } : fileExamples(now);
}

/**
 * Returns the search over the confirmed problems of the workspace. It is built once, and again where one of them has
 * changed: every change of a profile moves its company's `contentUpdatedAt`, by whichever process it was made.
 */
export async function examplesOf(ctx: ServiceContext): Promise<NearestIndex<StoredExample>> {
  const workspaces = held.get(ctx.db) ?? new Map<number, Held>();
  held.set(ctx.db, workspaces);
  const fresh = await refresh(ctx, workspaces.get(ctx.workspace.id));
  // The last asked for stand last.
  workspaces.delete(ctx.workspace.id);
  workspaces.set(ctx.workspace.id, fresh);
  const [eldest] = workspaces.keys();
  if (workspaces.size > MOST_WORKSPACES && eldest !== undefined) workspaces.delete(eldest);
  return fresh.nearest;
}
