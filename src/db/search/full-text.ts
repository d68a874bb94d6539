import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#db/drizzle.ts';
import { ftsQuery, type Reach } from './fts-query.ts';

/** Ranks at most this many of the newest matches: a word in more rows says nothing about which is meant. */
const CANDIDATES = 300;
/** Words with as many matches are too common for a rank that counts them all. */
const COMMON = 5_000;

/** Rows of one kind and owner in an index of texts with the columns `title` and `body`: nobody else's are read. */
export type Indexed = {
  index: SQL;
  /** Row ids from this one on are theirs; the record's id is what exceeds it, in so many low bits. */
  first: SQL;
  bits: number;
  /** Word of the column `owner`, where the row id does not tell whose a row is. */
  owner?: string;
  /** Lower is better; a word in the title weighs ten times the rest. */
  rank: SQL;
  /** Further condition on a row. */
  also?: SQL;
};

const mask = ({ bits }: Indexed): number => 2 ** bits - 1;
const rowId = ({ index }: Indexed): SQL => sql`${index}.rowid`;

/** Id of the record whose text the current row of the index holds. */
export const recordId = (indexed: Indexed): SQL => sql`${rowId(indexed)} & ${mask(indexed)}`;

function holds(indexed: Indexed, words: string, column?: 'title'): SQL {
  const { index, first, owner, also } = indexed;
  const asked =
    owner === undefined
      ? `${column ? `${column} : ` : ''}(${words})`
      : `{owner} : "${owner}" AND ${column ?? '{title body}'} : (${words})`;
  return sql`${index} match ${asked} and ${rowId(indexed)} between ${first} and (${first}) + ${mask(indexed)}
    ${also && sql`and ${also}`}`;
}

/** Condition that the current row of the index holds all words by prefix; undefined where nothing can match. */
export function holdsAll(indexed: Indexed, q: string): SQL | undefined {
  const words = ftsQuery(q);
  return words === undefined ? undefined : holds(indexed, words);
}

/** Selects the ids of the records that hold all words by prefix, ignoring case and accents. */
export function matchingIds(indexed: Indexed, q: string): SQL {
  const where = holdsAll(indexed, q);
  return where
    ? sql`select ${recordId(indexed)} from ${indexed.index} where ${where}`
    : sql`select 0 where 0`;
}

/** Counts matches up to a limit. */
const countedMatches = (indexed: Indexed, words: string): SQL =>
  sql`select count(*) as n from (select 1 from ${indexed.index} where ${holds(indexed, words)} limit ${COMMON})`;

const rankedMatches = (indexed: Indexed, words: string): SQL =>
  sql`select ${recordId(indexed)} as id, ${indexed.rank} as score from ${indexed.index}
    where ${holds(indexed, words)} order by rowid desc limit ${CANDIDATES}`;

/** Those with all words in the title come first: `bm25` would read every match there is. */
const newestMatches = (indexed: Indexed, words: string): SQL =>
  sql`with newest(place) as (select rowid from ${indexed.index}
      where ${holds(indexed, words)} order by rowid desc limit ${CANDIDATES})
    select place & ${mask(indexed)} as id, place not in (
      select rowid from ${indexed.index} where ${holds({ ...indexed, also: sql`rowid between (select min(place) from newest) and (select max(place) from newest)` }, words, 'title')}) as score
    from newest order by score, place desc`;

const counts = z.array(z.object({ n: z.number() }));
const matches = z.array(z.object({ id: z.number(), score: z.number() }));
type Match = z.infer<typeof matches>[number];

async function bestOf(db: Database, places: readonly Indexed[], words: string): Promise<Match[]> {
  const found: Match[] = [];
  for (const indexed of places) {
    const [{ n } = { n: 0 }] = counts.parse(await db.all(countedMatches(indexed, words)));
    if (n === 0) continue;
    const ranked = n < COMMON ? rankedMatches : newestMatches;
    found.push(...matches.parse(await db.all(ranked(indexed, words))));
  }
  // A bm25 is always below zero: before the records that a common word finds.
  return found.sort((a, b) => a.score - b.score);
}

const REACHES: readonly Reach[] = ['words', 'prefixes'];

/** The best `limit` matches of a search: whole words before prefixes (`tier`), titles before the rest, then the newest. */
export async function bestMatches(
  db: Database,
  places: readonly Indexed[],
  q: string,
  limit: number,
): Promise<(Match & { tier: number })[]> {
  const best = new Map<number, Match & { tier: number }>();
  for (const [tier, reach] of REACHES.entries()) {
    const words = ftsQuery(q, reach);
    if (words === undefined || best.size >= limit) break;
    for (const match of await bestOf(db, places, words))
      if (best.size < limit && !best.has(match.id)) best.set(match.id, { ...match, tier });
  }
  return [...best.values()];
}
