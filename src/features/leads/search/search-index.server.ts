import { sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { matchingIds, type Indexed } from '#db/search/full-text.ts';
import type { ServiceContext } from '#kernel/context.ts';

/** As numbered by the migrations crm_core_search and inbox_search. */
const SEARCH_CODES = {
  contact: 1,
  company: 2,
  opportunity: 3,
  communication: 4,
  task: 5,
  template: 6,
  inboxEntry: 7,
} as const;
export type IndexedKind = keyof typeof SEARCH_CODES;

/** The texts of one kind, of a workspace or of the reader of an inbox (docs/decisions/010). */
export const indexedTexts = (owner: number, kind: IndexedKind): Indexed => ({
  index: sql`crm_search`,
  first: sql`(${owner} << 39) | (${SEARCH_CODES[kind]} << 36)`,
  bits: 36,
  rank: sql`bm25(crm_search, 10, 1)`,
});

/** Matches rows that hold the search words, or that are linked to a record that does. Undefined for an empty search. */
export function holdsWords(
  { workspace }: Pick<ServiceContext, 'workspace'>,
  q: string | undefined,
  columns: Partial<Record<IndexedKind, SQLiteColumn>>,
): SQL | undefined {
  if (q === undefined || q.trim() === '') return undefined;
  const found = Object.entries(columns).map(
    ([kind, column]) =>
      sql`${column} in (${matchingIds(indexedTexts(workspace.id, kind as IndexedKind), q)})`,
  );
  return sql`(${sql.join(found, sql` or `)})`;
}
