import { type SQL, sql } from 'drizzle-orm';

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

/** Masks the record id out of a row id. */
export const ID_MASK = 2 ** 36 - 1;

/** The rows of one kind and workspace are a range of ids, so other workspaces' text is never read. */
export const ofKind = (workspaceId: number, kind: IndexedKind): SQL => {
  const code = SEARCH_CODES[kind];
  return sql`rowid between (${workspaceId} << 39) | (${code} << 36) and ((${workspaceId} << 39) | (${code} << 36)) + ${ID_MASK}`;
};

export const matchingIds = (workspaceId: number, kind: IndexedKind, query: string): SQL =>
  sql`select rowid & ${ID_MASK} from crm_search where crm_search match ${query} and ${ofKind(workspaceId, kind)}`;

const isNoSpam = sql`and exists (select 1 from "inbox_entries" e
  where e."id" = crm_search.rowid & ${ID_MASK} and e."status" <> 'spam')`;

const matchesOf = (ownerId: number, kind: IndexedKind, query: string): SQL =>
  sql`crm_search match ${query} and ${ofKind(ownerId, kind)} ${kind === 'inboxEntry' ? isNoSpam : sql``}`;

/** Counts matches up to a limit. */
export const countedMatches = (ownerId: number, kind: IndexedKind, query: string, most: number): SQL =>
  sql`select count(*) as n from (select 1 from crm_search where ${matchesOf(ownerId, kind, query)} limit ${most})`;

/** Ranks the newest matches; a word in the title weighs ten times the rest. */
export const rankedMatches = (ownerId: number, kind: IndexedKind, query: string, candidates: number): SQL =>
  sql`select rowid & ${ID_MASK} as id, bm25(crm_search, 10, 1) as score from crm_search
      where ${matchesOf(ownerId, kind, query)}
      order by rowid desc limit ${candidates}`;

/** Returns the newest matches, those with all words in the title first: `bm25` would read every match there is. */
export const newestMatches = (ownerId: number, kind: IndexedKind, query: string, candidates: number): SQL =>
  sql`with newest(place) as (select rowid from crm_search
        where ${matchesOf(ownerId, kind, query)} order by rowid desc limit ${candidates})
      select place & ${ID_MASK} as id, place not in (
        select rowid from crm_search where crm_search match ${`title : (${query})`}
        and rowid between (select min(place) from newest) and (select max(place) from newest)) as score
      from newest order by score, place desc`;
