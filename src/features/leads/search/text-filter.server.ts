import { sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { ServiceContext } from '#kernel/context.ts';
import { matchingIds, type IndexedKind } from './search-index.server.ts';
import { ftsQuery } from './search.rules.ts';

/**
 * Matches rows that contain the search words, or that are linked to a record that does. Undefined for an empty search;
 * matches nothing without a letter or digit.
 */
export function holdsWords(
  { workspace }: Pick<ServiceContext, 'workspace'>,
  q: string | undefined,
  columns: Partial<Record<IndexedKind, SQLiteColumn>>,
): SQL | undefined {
  if (q === undefined || q.trim() === '') return undefined;
  const query = ftsQuery(q);
  if (query === undefined) return sql`0`;
  const found = Object.entries(columns).map(
    ([kind, column]) => sql`${column} in (${matchingIds(workspace.id, kind as IndexedKind, query)})`,
  );
  return sql`(${sql.join(found, sql` or `)})`;
}
