import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import {
  crmCommunications,
  crmCompanies,
  crmContacts,
  crmOpportunities,
  crmTasks,
  inboxEntries,
} from '#db/schema/index.ts';
import { bestMatches, recordId, type Indexed } from '#db/search/full-text.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { contactName } from '#features/leads/contacts/contact-name.rules.ts';
import { indexOwnersOf, isOwnEntry } from '#features/leads/inbox/inbox-places.server.ts';
import { selectEntries, toSummary } from '#features/leads/inbox/inbox-rows.server.ts';
import { SEARCH_KINDS, type SearchHit, type SearchKind, type SearchQuery } from './search.schema.ts';
import { indexedTexts } from './search-index.server.ts';
import { beginningOf } from '#shared/texts/text.ts';

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
      rows
        .map((row) => toSummary(ctx, row))
        .map(({ id, name, about, service, excerpt }) => {
          return [id, { title: name, detail: about ?? service ?? excerpt }];
        }),
    );
  },
};

const EXCERPT_LENGTH = 120;
const excerpt = (text: string | null): string =>
  beginningOf((text ?? '').replace(/\s+/g, ' '), EXCERPT_LENGTH);

const isOwnAndNoSpam = (ctx: ServiceContext): SQL => sql`exists (select 1 from "inbox_entries"
  where "inbox_entries"."id" = ${recordId(indexedTexts(0, 'inboxEntry'))} and "inbox_entries"."status" <> 'spam'
    and ${isOwnEntry(ctx)})`;

/** Records belong to a workspace, inbox entries to their readers (docs/decisions/010). */
const placesOf = (ctx: ServiceContext, kind: SearchKind): Indexed[] =>
  kind === 'inbox'
    ? indexOwnersOf(ctx).map((owner) => ({ ...indexedTexts(owner, 'inboxEntry'), also: isOwnAndNoSpam(ctx) }))
    : [indexedTexts(ctx.workspace.id, kind)];

type Found = SearchHit & { tier: number; score: number };

async function findKind(ctx: ServiceContext, kind: SearchKind, { q, limit }: SearchQuery): Promise<Found[]> {
  const best = await bestMatches(ctx.db, placesOf(ctx, kind), q, limit);
  if (best.length === 0) return [];
  const details = await DETAILS[kind](
    ctx,
    best.map(({ id }) => id),
  );
  return best.flatMap(({ id, ...rank }) => {
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
  const kinds = query.kind === undefined ? SEARCH_KINDS : [query.kind];
  const found = (await Promise.all(kinds.map((kind) => findKind(ctx, kind, query)))).flat();
  found.sort((a, b) => a.tier - b.tier || a.score - b.score);
  return { items: found.map(({ tier: _, score: __, ...hit }) => hit), nextCursor: null };
}
