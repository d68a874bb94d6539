import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import {
  crmCommunications,
  crmCompanies,
  crmContacts,
  crmOpportunities,
  crmTasks,
} from '#db/schema/index.ts';
import { ownWorkspaceId } from '#features/accounts/workspace.server.ts';
import type { Database, ServiceContext } from '#server/context.ts';
import { contactName } from './duplicate.rules.ts';
import { ftsQuery, type Reach } from './search.rules.ts';
import type { SearchHit, SearchQuery } from './search.schema.ts';
import { rankedMatches, SEARCH_KINDS, type SearchKind } from './search-index.server.ts';

/** Of more rows than this the newest are ranked: a word that is in all of them says nothing about which is meant. */
const CANDIDATES = 300;

type Match = { id: number; score: number };
const matches = z.array(z.object({ id: z.number(), score: z.number() }));

async function matchesOf(
  db: Database,
  workspaceId: number,
  kind: SearchKind,
  q: string,
  reach: Reach,
): Promise<Match[]> {
  const query = ftsQuery(q, reach);
  if (query === undefined) return [];
  const found = matches.parse(await db.all(rankedMatches(workspaceId, kind, query, CANDIDATES)));
  // bm25 is the lower, the better a row fits.
  return found.sort((a, b) => a.score - b.score);
}

type Details = Map<number, Pick<SearchHit, 'title' | 'detail'>>;

/** What each kind is recognised by. */
const DETAILS: Record<SearchKind, (db: Database, ids: number[]) => Promise<Details>> = {
  contact: async (db, ids) => {
    const { id, firstName, lastName, email, phone } = crmContacts;
    const rows = await db
      .select({ id, firstName, lastName, email, phone, company: crmCompanies.name })
      .from(crmContacts)
      .leftJoin(crmCompanies, eq(crmCompanies.id, crmContacts.companyId))
      .where(inArray(id, ids));
    return new Map(
      rows.map((row) => [row.id, { title: contactName(row), detail: row.company ?? row.email ?? row.phone }]),
    );
  },
  company: async (db, ids) => {
    const { id, name, sector, domain } = crmCompanies;
    const rows = await db.select({ id, name, sector, domain }).from(crmCompanies).where(inArray(id, ids));
    return new Map(rows.map((row) => [row.id, { title: row.name, detail: row.domain ?? row.sector }]));
  },
  opportunity: async (db, ids) => {
    const { id, title } = crmOpportunities;
    const rows = await db
      .select({ id, title, detail: crmCompanies.name })
      .from(crmOpportunities)
      .leftJoin(crmCompanies, eq(crmCompanies.id, crmOpportunities.companyId))
      .where(inArray(id, ids));
    return new Map(rows.map((row) => [row.id, row]));
  },
  communication: async (db, ids) => {
    const { id, subject, body } = crmCommunications;
    const rows = await db.select({ id, subject, body }).from(crmCommunications).where(inArray(id, ids));
    return new Map(
      rows.map((row) => [row.id, { title: row.subject ?? excerpt(row.body), detail: excerpt(row.body) }]),
    );
  },
  task: async (db, ids) => {
    const { id, title, notes } = crmTasks;
    const rows = await db.select({ id, title, notes }).from(crmTasks).where(inArray(id, ids));
    return new Map(rows.map((row) => [row.id, { title: row.title, detail: excerpt(row.notes) || null }]));
  },
};

const EXCERPT_LENGTH = 120;
const excerpt = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').slice(0, EXCERPT_LENGTH);

/**
 * Everything in the caller's workspace that holds all the words, by the beginnings of words, without regard to case and
 * accents. Whole words come before beginnings, titles before the rest; `limit` is for each kind, so that a hundred
 * contacts hide no task.
 */
export async function search(
  ctx: ServiceContext,
  { q, limit }: SearchQuery,
): Promise<{ items: SearchHit[]; nextCursor: null }> {
  const workspaceId = await ownWorkspaceId(ctx);
  const found: (SearchHit & { tier: number; score: number })[] = [];
  for (const kind of SEARCH_KINDS) {
    const best = new Map<number, { tier: number; score: number }>();
    for (const [tier, reach] of (['words', 'prefixes'] as const).entries())
      for (const { id, score } of await matchesOf(ctx.db, workspaceId, kind, q, reach))
        if (best.size < limit && !best.has(id)) best.set(id, { tier, score });
    if (best.size === 0) continue;
    const details = await DETAILS[kind](ctx.db, [...best.keys()]);
    for (const [id, place] of best) {
      const detail = details.get(id);
      if (detail) found.push({ kind, id, title: detail.title, detail: detail.detail, ...place });
    }
  }
  found.sort((a, b) => a.tier - b.tier || a.score - b.score);
  return { items: found.map(({ tier: _, score: __, ...hit }) => hit), nextCursor: null };
}
