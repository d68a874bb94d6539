import { and } from 'drizzle-orm';
import { orderOf } from '#db/list/keyset.ts';
import { listRows } from '#db/list/list-rows.ts';
import { companies } from '#db/schema/index.ts';
import { holdsEveryWord } from '#db/search/holds-text.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import type { CompanyQuery, CompanySummary } from './company.schema.ts';
import { summaryColumns } from './company.server.ts';
import { isWaiting, todayOf } from './company-waiting.server.ts';
import { withVersions } from './versions.server.ts';

const { searchText: name, createdAt, completeness } = companies;
const SORT_KEYS = { name, createdAt, completeness };

/** Searches name and sector for every word, anywhere. */
export function listCompanies(
  ctx: ServiceContext,
  { q, sort = 'name', waiting, ...page }: CompanyQuery,
): Promise<Page<CompanySummary>> {
  const where = and(
    waiting && isWaiting(ctx.db, todayOf(ctx), waiting),
    holdsEveryWord(q, { folded: [companies.searchText] }),
  );
  return listRows(page, {
    order: orderOf(SORT_KEYS, companies.id, sort),
    where,
    select: (place) => ctx.rows(companies).select({ ...summaryColumns(ctx), place }),
    items: (rows) => withVersions(ctx.db, rows),
    count: () => ctx.rows(companies).count(where),
  });
}
