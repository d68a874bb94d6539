import { and, count, desc, eq, lt, sql, type SQL } from 'drizzle-orm';
import { inboxEntries } from '#db/schema/index.ts';
import { INBOX_STATUSES, type InboxStatus } from '#features/site/contact/inbox.values.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import { cutPage, readCursor } from '#shared/list.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import { entryFilters, type EntryFilter } from './inbox-filters.server.ts';
import { entriesHolding, newestHolding } from './inbox-search.server.ts';
import { indexOwnersOf, isIn, isOwnEntry, placesOf, type InboxPlace } from './inbox-places.server.ts';
import {
  findEntry,
  requireEntryRow,
  selectEntries,
  setMessageRead,
  toSummary,
  type EntryRow,
} from './inbox-rows.server.ts';
import { countIn, FOLDER_STATUSES, type InboxCounts } from './inbox.rules.ts';
import type { InboxEntry, InboxPage, InboxQuery, InboxSummary, UpdateInbox } from './inbox.schema.ts';

/** Reads the entries of one place and one status by id, along one index. */
function walk(
  ctx: ServiceContext,
  place: InboxPlace,
  status: InboxStatus,
  query: InboxQuery,
  filters: SQL | undefined,
  below: number,
) {
  const { limit } = query;
  const { id } = inboxEntries;
  const within = and(isIn(place), filters);
  const found = newestHolding(place.userId === null ? 0 : ctx.user.id, status, query, within, below);
  return selectEntries(ctx.db)
    .where(
      and(
        isIn(place),
        eq(inboxEntries.status, status),
        filters,
        lt(id, below),
        found && sql`${id} in (${found})`,
      ),
    )
    .orderBy(desc(id))
    .limit(limit + 1);
}

/** Lists unread entries first, then newest first; pages neither skip nor repeat. Errors: `bad_request`. */
export async function listInbox(
  ctx: ServiceContext,
  query: InboxQuery,
  known?: SQL,
): Promise<Page<InboxSummary>> {
  const { status: folder = 'inbox', cursor, limit } = query;
  const [from, lastId] = cursor === undefined ? [] : readCursor(cursor, ['string', 'number']);
  const statuses = FOLDER_STATUSES[folder];
  const begin = statuses.findIndex((status) => status === from);
  const places = placesOf(ctx);
  const filters = known ?? (await entryFilters(ctx, query));
  const rows = await Promise.all(
    statuses.slice(Math.max(0, begin)).map(async (status, index): Promise<EntryRow[]> => {
      const below = index === 0 ? Number(lastId ?? Number.MAX_SAFE_INTEGER) : Number.MAX_SAFE_INTEGER;
      const found = await Promise.all(places.map((place) => walk(ctx, place, status, query, filters, below)));
      return found.flat().sort((one, other) => other.entry.id - one.entry.id);
    }),
  );
  const page = cutPage(rows.flat(), limit, ({ entry }) => [entry.status, entry.id]);
  return { items: page.rows.map((row) => toSummary(ctx, row)), nextCursor: page.nextCursor };
}

export async function countInbox(
  ctx: ServiceContext,
  { q = '', ...filter }: EntryFilter & Pick<InboxQuery, 'q'> = {},
  known?: SQL,
): Promise<InboxCounts> {
  const filters = known ?? (await entryFilters(ctx, filter));
  const found = entriesHolding(indexOwnersOf(ctx), q);
  const rows = await ctx.db
    .select({ status: inboxEntries.status, n: count() })
    .from(inboxEntries)
    .where(and(isOwnEntry(ctx), filters, found && sql`${inboxEntries.id} in (${found})`))
    .groupBy(inboxEntries.status);
  const of = (status: InboxStatus): number => rows.find((row) => row.status === status)?.n ?? 0;
  return Object.fromEntries(INBOX_STATUSES.map((status) => [status, of(status)])) as InboxCounts;
}

export async function openInbox(ctx: ServiceContext, query: InboxQuery): Promise<InboxPage> {
  const filters = await entryFilters(ctx, query);
  const [page, counts] = await Promise.all([listInbox(ctx, query, filters), countInbox(ctx, query, filters)]);
  return { ...page, counts, ...(query.count && { total: countIn(query.status ?? 'inbox', counts) }) };
}

/** Returns 409 with the current entry for a stale `updatedAt` (api.md). */
export async function updateEntry(ctx: ServiceContext, id: number, input: UpdateInbox): Promise<InboxEntry> {
  return changeEntry(ctx, await requireEntryRow(ctx, id), input);
}

/** As `updateEntry`, on an entry that has been read. */
export async function changeEntry(
  ctx: ServiceContext,
  { entry }: EntryRow,
  { status, updatedAt: read }: UpdateInbox,
): Promise<InboxEntry> {
  const { db } = ctx;
  const { id } = entry;
  if (read !== undefined && read !== entry.updatedAt)
    throw new AppError('stale', { extra: { current: await findEntry(ctx, id) } });
  if (status !== undefined && status !== entry.status) {
    await db
      .update(inboxEntries)
      .set({ status, updatedAt: nextUpdatedAt(entry.updatedAt, ctx.now) })
      .where(eq(inboxEntries.id, id));
    await setMessageRead(db, entry, status !== 'unread');
  }
  return findEntry(ctx, id);
}
