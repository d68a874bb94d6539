import { and, eq, sql, type SQL } from 'drizzle-orm';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { z } from 'zod';
import { crmDistinctPairs } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { cutPage, readCursor } from '#shared/list.ts';
import { readCompanies } from '#features/leads/companies/company-list.server.ts';
import { readContacts } from '#features/leads/contacts/contact.server.ts';
import { requireAll } from '#features/leads/delete.server.ts';
import type { CompanySummary } from '#features/leads/companies/company.schema.ts';
import type { Contact } from '#features/leads/contacts/contact.schema.ts';
import { compareFirms, firmFacts } from './same-company.rules.ts';
import { comparePeople, personFacts } from './same-person.rules.ts';
import { SIGNS, type Kind, type Sign } from './duplicate-signs.server.ts';
import type { Distinct, DuplicatePair, DuplicateQuery } from './duplicates.schema.ts';

const TABLE: Record<Kind, SQL> = { contact: sql`"crm_contacts"`, company: sql`"crm_companies"` };

/** In a larger group each record is paired only with the first: a hundred equals would be five thousand pairs. */
const MOST_IN_FULL = 4;

/**
 * Returns the pairs by one sign, without those marked distinct. The groups come from the index alone, so that a hundred
 * thousand records without duplicates cost one index scan.
 */
function pairsBy(workspaceId: number, kind: Kind, { column, also }: Sign): SQL {
  const key = sql.identifier(column);
  const table = TABLE[kind];
  const groups = (size: SQL) => sql`(select ${key} as k, min("id") as lowest from ${table}
    where "workspaceId" = ${workspaceId} and ${key} is not null group by ${key} having ${size}) g`;
  const ofGroup = (row: SQL) => sql`${row}."workspaceId" = ${workspaceId} and ${row}.${key} = g.k`;
  const isPair = sql`where ${also ?? sql`1`}
    and not exists (select 1 from ${crmDistinctPairs} d where d."workspaceId" = ${workspaceId}
      and d."kind" = ${kind} and d."firstId" = a."id" and d."secondId" = b."id")`;
  return sql`select a."id" as "first", b."id" as "second"
      from ${groups(sql`count(*) between 2 and ${MOST_IN_FULL}`)}
      cross join ${table} a on ${ofGroup(sql`a`)}
      cross join ${table} b on ${ofGroup(sql`b`)} and b."id" > a."id" ${isPair}
    union all select a."id", b."id" from ${groups(sql`count(*) > ${MOST_IN_FULL}`)}
      cross join ${table} a on a."id" = g.lowest
      cross join ${table} b on ${ofGroup(sql`b`)} and b."id" > g.lowest ${isPair}`;
}

const pairRows = z.array(z.object({ first: z.number(), second: z.number() }));
const counted = z.array(z.object({ n: z.number() }));

type Place = { workspaceId: number; kind: Kind };

/** Counts sign by sign in separate queries, so that other requests run between them. */
async function totalOf(ctx: ServiceContext, { workspaceId, kind }: Place): Promise<number> {
  let total = 0;
  for (const sign of SIGNS[kind]) {
    const [row] = counted.parse(
      await ctx.db.all(sql`select count(*) as n from (${pairsBy(workspaceId, kind, sign)})`),
    );
    total += row?.n ?? 0;
    await yieldToOthers();
  }
  return total;
}

type Found = { rank: number; first: number; second: number };

async function findPairs(
  ctx: ServiceContext,
  { workspaceId, kind }: Place,
  from: Found,
  wanted: number,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const [rank, sign] of SIGNS[kind].entries()) {
    if (found.length >= wanted) break;
    if (rank < from.rank) continue;
    const after =
      from.rank === rank ? sql`where ("first", "second") > (${from.first}, ${from.second})` : sql``;
    const rows = pairRows.parse(
      await ctx.db.all(sql`select * from (${pairsBy(workspaceId, kind, sign)}) ${after}
        order by "first", "second" limit ${wanted - found.length}`),
    );
    found.push(...rows.map((row) => ({ rank, ...row })));
    await yieldToOthers();
  }
  return found;
}

/** Lists the caller's likely duplicates, the surest first. Errors: `bad_request` for an invalid cursor. */
export async function listDuplicates(
  ctx: ServiceContext,
  { kind: area, cursor, limit, count }: DuplicateQuery,
): Promise<Page<DuplicatePair>> {
  const kind: Kind = area === 'contacts' ? 'contact' : 'company';
  const place = { workspaceId: ctx.workspace.id, kind };
  const [rank = 0, first = 0, second = 0] =
    cursor === undefined ? [] : readCursor(cursor, ['number', 'number', 'number']).map(Number);
  const [found, total] = await Promise.all([
    findPairs(ctx, place, { rank, first, second }, limit + 1),
    count === true ? totalOf(ctx, place) : undefined,
  ]);
  const { rows: shown, nextCursor } = cutPage(found, limit, (pair) => [pair.rank, pair.first, pair.second]);
  const ids = [...new Set(shown.flatMap((pair) => [pair.first, pair.second]))];
  const records = kind === 'contact' ? await readContacts(ctx, ids) : await readCompanies(ctx, ids);
  const byId = new Map(records.map((record) => [record.id, record]));
  return {
    items: shown.flatMap((pair): DuplicatePair[] => {
      const [one, other] = [byId.get(pair.first), byId.get(pair.second)];
      const reason = SIGNS[kind][pair.rank]?.reason;
      return one && other && reason ? [{ reason, ...comparison(one, other), first: one, second: other }] : [];
    }),
    nextCursor,
    ...(total !== undefined && { total }),
  };
}

type Side = Contact | CompanySummary;

const personOf = ({ firstName, lastName, email, phone, emails, phones, companyName }: Contact) =>
  personFacts({
    ...{ firstName, lastName, company: companyName },
    emails: email === null ? emails : [email, ...emails],
    phones: phone === null ? phones : [phone, ...phones],
  });

/** Says what the two have in common and what tells them apart. */
function comparison(one: Side, other: Side): Pick<DuplicatePair, 'agrees' | 'contradicts'> {
  const { agrees, contradicts } =
    'firstName' in one && 'firstName' in other
      ? comparePeople(personOf(one), personOf(other))
      : 'name' in one && 'name' in other
        ? compareFirms(firmFacts(one), firmFacts(other))
        : { agrees: [], contradicts: [] };
  return { agrees: [...agrees], contradicts: [...contradicts] };
}

/** Marks two records as distinct, or undoes it. Errors: `not_found` for a record of another workspace. */
export async function markDistinct(
  ctx: ServiceContext,
  { kind: area, firstId, secondId, isDistinct }: Distinct,
): Promise<void> {
  const kind: Kind = area === 'contacts' ? 'contact' : 'company';
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    await requireAll(inside, kind, [firstId, secondId]);
    const pair = { firstId: Math.min(firstId, secondId), secondId: Math.max(firstId, secondId) };
    if (isDistinct)
      await inside
        .rows(crmDistinctPairs)
        .insert({ ...pair, kind, createdAt: ctx.now.toISOString() })
        .onConflictDoNothing();
    else
      await inside
        .rows(crmDistinctPairs)
        .delete()
        .where(
          and(
            eq(crmDistinctPairs.kind, kind),
            eq(crmDistinctPairs.firstId, pair.firstId),
            eq(crmDistinctPairs.secondId, pair.secondId),
          ),
        );
  });
}
