import { type SQL, sql } from 'drizzle-orm';

/** As the migrations crm_core_search and inbox_search number them. */
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

/** The record's own id within a row's id. */
export const ID_MASK = 2 ** 36 - 1;

/** The rows of one kind in one workspace are a range of ids: nobody else's text is so much as looked at. */
export const ofKind = (workspaceId: number, kind: IndexedKind): SQL => {
  const code = SEARCH_CODES[kind];
  return sql`rowid between (${workspaceId} << 39) | (${code} << 36) and ((${workspaceId} << 39) | (${code} << 36)) + ${ID_MASK}`;
};

/** The ids of the records that hold the words, for `id in (…)`. */
export const matchingIds = (workspaceId: number, kind: IndexedKind, query: string): SQL =>
  sql`select rowid & ${ID_MASK} from crm_search where crm_search match ${query} and ${ofKind(workspaceId, kind)}`;

/** Nobody looks for what they have called spam. */
const isNoSpam = sql`and exists (select 1 from "inbox_entries" e
  where e."id" = crm_search.rowid & ${ID_MASK} and e."status" <> 'spam')`;

/** A word of the title weighs ten of the rest. */
export const rankedMatches = (ownerId: number, kind: IndexedKind, query: string, candidates: number): SQL =>
  sql`select rowid & ${ID_MASK} as id, bm25(crm_search, 10, 1) as score from crm_search
      where crm_search match ${query} and ${ofKind(ownerId, kind)}
      ${kind === 'inboxEntry' ? isNoSpam : sql``}
      order by rowid desc limit ${candidates}`;
