import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import {
  crmCommunications,
  crmCompanies,
  crmContacts,
  crmOpportunities,
  crmTasks,
  inboxEntries,
} from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { contactName } from '#features/leads/contacts/contact-name.rules.ts';
import { isOwnEntry, selectEntries, toSummary } from '#features/leads/inbox/inbox-rows.server.ts';
import { ownersOf } from '#features/leads/inbox/inbox.server.ts';
import { ftsQuery, type Reach } from './search.rules.ts';
import { SEARCH_KINDS, type SearchHit, type SearchKind, type SearchQuery } from './search.schema.ts';
import { countedMatches, newestMatches, rankedMatches, type IndexedKind } from './search-index.server.ts';
import { beginningOf } from '#shared/text.ts';

/** Ranks at most this many of the newest matches: a word in more rows says nothing about which is meant. */
const CANDIDATES = 300;
/** Words with as many matches are too common for a rank that counts them all. */
const COMMON = 5_000;

type Match = { id: number; score: number };
const matches = z.array(z.object({ id: z.number(), score: z.number() }));

const counts = z.array(z.object({ n: z.number() }));

type Place = { kind: IndexedKind; owners: readonly number[] };

async function matchesOf(db: Database, { kind, owners }: Place, q: string, reach: Reach): Promise<Match[]> {
  const query = ftsQuery(q, reach);
  if (query === undefined) return [];
  const found: Match[] = [];
  for (const owner of owners) {
    const [{ n } = { n: 0 }] = counts.parse(await db.all(countedMatches(owner, kind, query, COMMON)));
    if (n === 0) continue;
    const ofOwner = n < COMMON ? rankedMatches : newestMatches;
    found.push(...matches.parse(await db.all(ofOwner(owner, kind, query, CANDIDATES))));
  }
  // A lower bm25 is a better match, and always below zero: before the records that a common word finds.
  return found.sort((a, b) => a.score - b.score);
}

type Details = Map<number, Pick<SearchHit, 'title' | 'detail'>>;

const DETAILS: Record<SearchKind, (ctx: ServiceContext, ids: number[]) => Promise<Details>> = {
  contact: async (ctx, ids) => {
    const { id, firstName, lastName, email, phone } = crmContacts;
    const rows = await ctx
      .rows(crmContacts)
      .select({ id, firstName, lastName, email, phone, company: crmCompanies.name })
      .leftJoin(crmCompanies, eq(crmCompanies.id, crmContacts.companyId))
      .where(inArray(id, ids));
    return new Map(
      rows.map((row) => [row.id, { title: contactName(row), detail: row.company ?? row.email ?? row.phone }]),
    );
  },
  company: async (ctx, ids) => {
    const { id, name, sector, domain } = crmCompanies;
    const rows = await ctx.rows(crmCompanies).select({ id, name, sector, domain }).where(inArray(id, ids));
    return new Map(rows.map((row) => [row.id, { title: row.name, detail: row.domain ?? row.sector }]));
  },
  opportunity: async (ctx, ids) => {
    const { id, title } = crmOpportunities;
    const rows = await ctx
      .rows(crmOpportunities)
      .select({ id, title, detail: crmCompanies.name })
      .leftJoin(crmCompanies, eq(crmCompanies.id, crmOpportunities.companyId))
      .where(inArray(id, ids));
    return new Map(rows.map((row) => [row.id, row]));
  },
  communication: async (ctx, ids) => {
    const { id, subject, body } = crmCommunications;
    const rows = await ctx.rows(crmCommunications).select({ id, subject, body }).where(inArray(id, ids));
    return new Map(
      rows.map((row) => [row.id, { title: row.subject ?? excerpt(row.body), detail: excerpt(row.body) }]),
    );
  },
  task: async (ctx, ids) => {
    const { id, title, notes } = crmTasks;
    const rows = await ctx.rows(crmTasks).select({ id, title, notes }).where(inArray(id, ids));
    return new Map(rows.map((row) => [row.id, { title: row.title, detail: excerpt(row.notes) || null }]));
  },
  inbox: async (ctx, ids) => {
    const rows = await selectEntries(ctx.db).where(and(inArray(inboxEntries.id, ids), isOwnEntry(ctx)));
    return new Map(
      rows.map(toSummary).map(({ id, name, about, service, excerpt }) => {
        return [id, { title: name, detail: about ?? service ?? excerpt }];
      }),
    );
  },
};

const EXCERPT_LENGTH = 120;
const excerpt = (text: string | null): string =>
  beginningOf((text ?? '').replace(/\s+/g, ' '), EXCERPT_LENGTH);

/** Records belong to a workspace, inbox entries to their readers (docs/decisions/010). */
async function placesOf(ctx: ServiceContext): Promise<Record<SearchKind, Place>> {
  const owners = [ctx.workspace.id];
  const entries = ownersOf(ctx).map((owner) => owner ?? 0);
  return {
    contact: { kind: 'contact', owners },
    company: { kind: 'company', owners },
    opportunity: { kind: 'opportunity', owners },
    communication: { kind: 'communication', owners },
    task: { kind: 'task', owners },
    inbox: { kind: 'inboxEntry', owners: entries },
  };
}

type Found = SearchHit & { tier: number; score: number };

async function findKind(
  ctx: ServiceContext,
  kind: SearchKind,
  place: Place,
  { q, limit }: SearchQuery,
): Promise<Found[]> {
  const best = new Map<number, { tier: number; score: number }>();
  for (const [tier, reach] of (['words', 'prefixes'] as const).entries()) {
    if (best.size >= limit) break;
    for (const { id, score } of await matchesOf(ctx.db, place, q, reach))
      if (best.size < limit && !best.has(id)) best.set(id, { tier, score });
  }
  if (best.size === 0) return [];
  const details = await DETAILS[kind](ctx, [...best.keys()]);
  return [...best].flatMap(([id, rank]) => {
    const detail = details.get(id);
    return detail ? { kind, id, title: detail.title, detail: detail.detail, ...rank } : [];
  });
}

/**
 * Finds everything in the caller's workspace and inbox that matches all words by prefix, ignoring case and accents.
 * Whole words come before prefixes, titles before the rest; `limit` applies per kind, so that a hundred contacts hide
 * no task.
 */
export async function search(
  ctx: ServiceContext,
  query: SearchQuery,
): Promise<{ items: SearchHit[]; nextCursor: null }> {
  const places = await placesOf(ctx);
  const kinds = query.kind === undefined ? SEARCH_KINDS : [query.kind];
  const found = (await Promise.all(kinds.map((kind) => findKind(ctx, kind, places[kind], query)))).flat();
  found.sort((a, b) => a.tier - b.tier || a.score - b.score);
  return { items: found.map(({ tier: _, score: __, ...hit }) => hit), nextCursor: null };
}
