import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { companies, companyContacts, departments, problems, products, strengths } from '#db/schema/index.ts';
import { ftsQuery } from '#features/leads/search/search.rules.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { beginningOf } from '#shared/text.ts';
import type { ProfileHit } from './profile-search.schema.ts';
import {
  PROFILE_SEARCH_CODES,
  PROFILE_SEARCH_KINDS,
  type ProfileSearchKind,
} from './profile-search.values.ts';

/** Per kind, so that a hundred problems hide no department. */
const SHOWN = 5;
/** Ranks at most this many of the newest matches: a word in more rows says nothing about which is meant. */
const CANDIDATES = 300;
const TITLE_LENGTH = 160;

const ids = z.array(z.object({ id: z.number() }));

/** A row's id is kind and record; its workspace is its first word (docs/decisions/010). */
function matchesOf({ workspace }: ServiceContext, kind: ProfileSearchKind, words: string): SQL {
  const first = PROFILE_SEARCH_CODES[kind] * 2 ** 40;
  const query = `{owner} : "w${workspace.id}" AND {title body} : (${words})`;
  return sql`select rowid - ${first} as id from (
      select rowid, bm25(consulting_search, 0, 10, 1) as score from consulting_search
      where consulting_search match ${query} and rowid between ${first} and ${first + 2 ** 40 - 1}
      order by rowid desc limit ${CANDIDATES}
    ) order by score, rowid desc limit ${SHOWN}`;
}

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
    const wanted = new Set<number>();
    for (const reach of ['words', 'prefixes'] as const) {
      const words = ftsQuery(q, reach);
      if (words === undefined) return { items: [], nextCursor: null };
      for (const { id } of ids.parse(await ctx.db.all(matchesOf(ctx, kind, words)))) wanted.add(id);
    }
    const best = [...wanted].slice(0, SHOWN);
    if (best.length === 0) continue;
    const rows = new Map((await foundRows(ctx, kind, best)).map((row) => [row.id, row]));
    for (const id of best) {
      const row = rows.get(id);
      if (row) items.push({ kind, ...row, title: beginningOf(row.title.replace(/\s+/g, ' '), TITLE_LENGTH) });
    }
  }
  return { items, nextCursor: null };
}
