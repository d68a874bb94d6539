import { eq, inArray, sql } from 'drizzle-orm';
import { companies, companyContacts, departments, problems, products, strengths } from '#db/schema/index.ts';
import { bestMatches, type Indexed } from '#db/search/full-text.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { beginningOf } from '#shared/texts/text.ts';
import type { ProfileHit } from './profile-search.schema.ts';
import {
  PROFILE_SEARCH_CODES,
  PROFILE_SEARCH_KINDS,
  type ProfileSearchKind,
} from './profile-search.values.ts';

/** Per kind, so that a hundred problems hide no department. */
const SHOWN = 5;
const TITLE_LENGTH = 160;

/** A row's id is kind and record; its workspace is its first word (docs/decisions/010). */
const indexedRows = ({ workspace }: ServiceContext, kind: ProfileSearchKind): Indexed => ({
  index: sql`consulting_search`,
  first: sql`${PROFILE_SEARCH_CODES[kind] * 2 ** 40}`,
  bits: 40,
  owner: `w${workspace.id}`,
  rank: sql`bm25(consulting_search, 0, 10, 1)`,
});

const ROWS = {
  contact: { table: companyContacts, title: companyContacts.name },
  product: { table: products, title: products.name },
  department: { table: departments, title: departments.name },
  problem: { table: problems, title: problems.description },
  strength: { table: strengths, title: strengths.description },
} as const;

type Found = Omit<ProfileHit, 'kind'>;

async function foundRows(ctx: ServiceContext, kind: ProfileSearchKind, wanted: number[]): Promise<Found[]> {
  const { id, name, sector } = companies;
  if (kind === 'company')
    return ctx
      .rows(companies)
      .select({ id, companyId: id, title: name, detail: sector })
      .where(inArray(id, wanted));
  const { table, title } = ROWS[kind];
  return ctx
    .rows(companies)
    .select({ id: table.id, companyId: id, title, detail: name })
    .innerJoin(table, eq(id, table.companyId))
    .where(inArray(table.id, wanted));
}

/**
 * Finds the caller's companies and the rows of their profiles that hold all words, ignoring case and accents: whole
 * words before beginnings, titles before the rest.
 */
export async function searchProfiles(
  ctx: ServiceContext,
  { q }: { q: string },
): Promise<{ items: ProfileHit[]; nextCursor: null }> {
  const items: ProfileHit[] = [];
  for (const kind of PROFILE_SEARCH_KINDS) {
    const best = (await bestMatches(ctx.db, [indexedRows(ctx, kind)], q, SHOWN)).map(({ id }) => id);
    if (best.length === 0) continue;
    const rows = new Map((await foundRows(ctx, kind, best)).map((row) => [row.id, row]));
    for (const id of best) {
      const row = rows.get(id);
      if (row) items.push({ kind, ...row, title: beginningOf(row.title.replace(/\s+/g, ' '), TITLE_LENGTH) });
    }
  }
  return { items, nextCursor: null };
}
