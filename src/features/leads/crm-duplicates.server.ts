import { and, eq, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { crmDistinctPairs } from '#db/schema/index.ts';
import { ownWorkspaceId } from '#features/accounts/workspace.server.ts';
import type { ServiceContext } from '#server/context.ts';
import type { Page } from '#shared/api.ts';
import { decodeCursor, encodeCursor } from '#shared/list.ts';
import { readCompanies } from './crm-company-list.server.ts';
import { readContacts } from './crm-contact-list.server.ts';
import { requireAll } from './crm-delete.server.ts';
import {
  DUPLICATE_REASONS,
  type Distinct,
  type DuplicatePair,
  type DuplicateQuery,
  type DuplicateReason,
} from './crm-duplicates.schema.ts';

type Kind = 'contact' | 'company';

const rankOf = (reason: DuplicateReason): number => DUPLICATE_REASONS.indexOf(reason);

/**
 * Every record of a group of equals with the first one of it, so that a group of a hundred is ninety-nine pairs and not
 * five thousand. `a` is the first one, `b` another.
 */
function pairs(
  table: SQL,
  workspaceId: number,
  reason: DuplicateReason,
  keys: readonly SQL[],
  and?: SQL,
): SQL {
  const key = sql.join([...keys], sql`, `);
  const isSame = sql.join(
    keys.map((_, index) => sql`b.${sql.identifier(`k${index}`)} = g.${sql.identifier(`k${index}`)}`),
    sql` and `,
  );
  const named = sql.join(
    keys.map((part, index) => sql`${part} as ${sql.identifier(`k${index}`)}`),
    sql`, `,
  );
  return sql`select ${rankOf(reason)} as rank, a."id" as "first", b."id" as "second"
    from (select min("id") as "first", ${named} from ${table}
      where "workspaceId" = ${workspaceId} and ${keys[0]} is not null group by ${key} having count(*) > 1) g
    join (select *, ${named} from ${table} where "workspaceId" = ${workspaceId}) b on ${isSame}
    join ${table} a on a."id" = g."first"
    where b."id" <> a."id" ${and ?? sql``}`;
}

/** Neither of the two contradicts the other. */
const agrees = (column: string): SQL => {
  const name = sql.identifier(column);
  return sql`(a.${name} is null or b.${name} is null or a.${name} = b.${name})`;
};

/** The first word of a folded name: the family name, where there is one. */
const FAMILY = sql`substr("nameKey", 1, instr("nameKey" || ' ', ' ') - 1)`;

/**
 * One number is a switchboard more often than a person: it counts where the names agree too. One name is two people
 * where they work elsewhere or are written to elsewhere.
 */
const SIGNS: Record<Kind, (workspaceId: number) => SQL[]> = {
  contact: (workspaceId) => {
    const table = sql`"crm_contacts"`;
    return [
      pairs(table, workspaceId, 'email', [sql`"emailKey"`]),
      pairs(
        table,
        workspaceId,
        'phone',
        [sql`"phoneKey"`, FAMILY],
        sql`and (a."nameKey" = b."nameKey" or ${agrees('emailKey')})`,
      ),
      pairs(
        table,
        workspaceId,
        'name',
        [sql`"nameKey"`],
        sql`and ((a."companyId" = b."companyId")
          or (${agrees('companyId')} and ${agrees('emailKey')} and ${agrees('phoneKey')}))`,
      ),
    ];
  },
  company: (workspaceId) => {
    const table = sql`"crm_companies"`;
    return [
      pairs(table, workspaceId, 'taxId', [sql`"taxIdKey"`]),
      pairs(table, workspaceId, 'domain', [sql`"domainKey"`]),
      pairs(table, workspaceId, 'name', [sql`"nameKey"`], sql`and ${agrees('taxIdKey')}`),
    ];
  },
};

/** Each pair once, by its surest sign; what somebody has called two is left out. */
const likely = (workspaceId: number, kind: Kind): SQL => sql`
  select min(rank) as rank, "first", "second" from (${sql.join(SIGNS[kind](workspaceId), sql` union all `)})
  where not exists (select 1 from ${crmDistinctPairs} d where d."workspaceId" = ${workspaceId}
    and d."kind" = ${kind} and d."firstId" = "first" and d."secondId" = "second")
  group by "first", "second"`;

const pairRows = z.array(z.object({ rank: z.number(), first: z.number(), second: z.number() }));
const counted = z.array(z.object({ n: z.number() }));

async function totalOf(ctx: ServiceContext, workspaceId: number, kind: Kind): Promise<number> {
  const [row] = counted.parse(
    await ctx.db.all(sql`select count(*) as n from (${likely(workspaceId, kind)})`),
  );
  return row?.n ?? 0;
}

/** The pairs of the caller that are likely one record, the surest first. Errors: `bad_request` for a made-up cursor. */
export async function listDuplicates(
  ctx: ServiceContext,
  { kind: area, cursor, limit, count }: DuplicateQuery,
): Promise<Page<DuplicatePair>> {
  const kind: Kind = area === 'contacts' ? 'contact' : 'company';
  const workspaceId = await ownWorkspaceId(ctx);
  const from = cursor === undefined ? undefined : decodeCursor(cursor);
  const [rank = 0, first = 0] = (from?.key ?? '').split('|').map(Number);
  const found = pairRows.parse(
    await ctx.db.all(sql`select * from (${likely(workspaceId, kind)})
      ${from ? sql`where (rank, "first", "second") > (${rank}, ${first}, ${from.id})` : sql``}
      order by rank, "first", "second" limit ${limit + 1}`),
  );
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const ids = [...new Set(shown.flatMap((pair) => [pair.first, pair.second]))];
  const records = kind === 'contact' ? await readContacts(ctx, ids) : await readCompanies(ctx, ids);
  const byId = new Map(records.map((record) => [record.id, record]));
  return {
    items: shown.flatMap((pair): DuplicatePair[] => {
      const [one, other] = [byId.get(pair.first), byId.get(pair.second)];
      const reason = DUPLICATE_REASONS[pair.rank];
      return one && other && reason ? [{ reason, first: one, second: other }] : [];
    }),
    nextCursor:
      found.length > limit && last
        ? encodeCursor({ key: `${last.rank}|${last.first}`, id: last.second })
        : null,
    ...(count === true && { total: await totalOf(ctx, workspaceId, kind) }),
  };
}

/** Remembers that two are two, or forgets it. Errors: `not_found` for a record of somebody else. */
export async function markDistinct(
  ctx: ServiceContext,
  { kind: area, firstId, secondId, isDistinct }: Distinct,
): Promise<void> {
  const kind: Kind = area === 'contacts' ? 'contact' : 'company';
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    await requireAll(inside, kind, [firstId, secondId]);
    const workspaceId = await ownWorkspaceId(inside);
    const pair = { firstId: Math.min(firstId, secondId), secondId: Math.max(firstId, secondId) };
    if (isDistinct)
      await tx
        .insert(crmDistinctPairs)
        .values({ ...pair, workspaceId, kind, createdAt: ctx.now.toISOString() })
        .onConflictDoNothing();
    else
      await tx
        .delete(crmDistinctPairs)
        .where(
          and(
            eq(crmDistinctPairs.workspaceId, workspaceId),
            eq(crmDistinctPairs.kind, kind),
            eq(crmDistinctPairs.firstId, pair.firstId),
            eq(crmDistinctPairs.secondId, pair.secondId),
          ),
        );
  });
}
