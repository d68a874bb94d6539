import { and, asc, desc, like, sql, type SQL } from 'drizzle-orm';
import { companies } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { decodeCursor, encodeCursor } from '#shared/list.ts';
import { escapeLike, foldText } from '#shared/text.ts';
import type { CompanyQuery, CompanySummary } from './company.schema.ts';
import { summaryColumns } from './company.server.ts';
import type { CompanySort } from './company.values.ts';
import { isWaiting, todayOf } from './company-waiting.server.ts';
import { withVersions } from './versions.server.ts';

const SORT_KEYS = {
  name: companies.searchText,
  '-name': companies.searchText,
  createdAt: companies.createdAt,
  '-createdAt': companies.createdAt,
  completeness: companies.completeness,
  '-completeness': companies.completeness,
} satisfies Record<CompanySort, unknown>;

/** Matches every word anywhere in the name or the sector, ignoring case and accents. */
const containsWords = (q: string): SQL[] =>
  foldText(q)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => like(companies.searchText, sql`${`%${escapeLike(word)}%`} escape '\\'`));

/** Lists companies by keyset pagination, so a page never skips or repeats a row. */
export async function listCompanies(
  ctx: ServiceContext,
  { q = '', sort = 'name', cursor, limit, count: isCounted = false, waiting }: CompanyQuery,
): Promise<Page<CompanySummary>> {
  const key = SORT_KEYS[sort];
  const [after, direction] = sort.startsWith('-') ? [sql.raw('<'), desc] : [sql.raw('>'), asc];
  const from = cursor === undefined ? undefined : decodeCursor(cursor);
  const filters = and(waiting && isWaiting(ctx.db, todayOf(ctx), waiting), ...containsWords(q));
  const rows = await ctx
    .rows(companies)
    .select({
      ...summaryColumns,
      sortKey: sql<string>`cast(${key} as text)`,
    })
    .where(
      and(
        filters,
        // A number in the cursor's text is compared as one, because the column says so.
        from && sql`(${key}, ${companies.id}) ${after} (${from.key}, ${from.id})`,
      ),
    )
    .orderBy(direction(key), direction(companies.id))
    .limit(limit + 1);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items: await withVersions(
      ctx.db,
      items.map(({ sortKey: _, ...company }) => company),
    ),
    nextCursor: rows.length > limit && last ? encodeCursor({ key: last.sortKey, id: last.id }) : null,
    ...(isCounted && { total: await ctx.rows(companies).count(filters) }),
  };
}
