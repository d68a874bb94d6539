import { sql, type SQL } from 'drizzle-orm';
import type { InboxStatus } from '#features/site/contact/inbox.values.ts';
import { holdsAll, matchingIds, recordId } from '#db/search/full-text.ts';
import type { InboxQuery } from './inbox.schema.ts';
import { indexedTexts } from '#features/leads/search/search-index.server.ts';

/** For the folder counts: the entries of these owners (0: the site) that match a search. */
export function entriesHolding(owners: readonly number[], q: string): SQL | undefined {
  if (q.trim() === '') return undefined;
  return sql.join(
    owners.map((owner) => matchingIds(indexedTexts(owner, 'inboxEntry'), q)),
    sql` union all `,
  );
}

/**
 * Returns the newest entries of one owner (0: the site) and one status that match a search, for `id in (…)`; undefined
 * without a query. Walks the index from its end and stops after a page: a word in every enquiry would otherwise load
 * all of them.
 */
export function newestHolding(
  owner: number,
  status: InboxStatus,
  { q = '', limit }: InboxQuery,
  filters: SQL | undefined,
  below: number,
): SQL | undefined {
  if (q.trim() === '') return undefined;
  const entries = indexedTexts(owner, 'inboxEntry');
  return sql`select "inbox_entries"."id" from crm_search
    cross join "inbox_entries" on "inbox_entries"."id" = ${recordId(entries)}
    where ${holdsAll(entries, q) ?? sql`0`}
      and "inbox_entries"."id" < ${below} and "inbox_entries"."status" = ${status}
      ${filters && sql`and ${filters}`}
    order by crm_search.rowid desc limit ${limit + 1}`;
}
