import { eq, getTableColumns, sql } from 'drizzle-orm';
import { byId } from '#db/list/keyset.ts';
import { listRows } from '#db/list/list-rows.ts';
import { whereGiven } from '#db/list/where-given.ts';
import { kindOfTable } from '#db/journal/journalled.ts';
import { marketingMedia } from '#db/schema/index.ts';
import { restore } from '#features/accounts/journal/undo.server.ts';
import { addUsage } from '#features/accounts/usage.server.ts';
import { requireFresh } from '#features/marketing/marketing-rows.server.ts';
import { download, type Download } from '#kernel/api/download.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import { AppError } from '#shared/errors.ts';
import { jpegSize } from './jpeg-size.rules.ts';
import type {
  Photograph,
  PhotographFileQuery,
  PhotographQuery,
  UpdatePhotograph,
} from './photograph.schema.ts';

const { data: whole, preview, ...columns } = getTableColumns(marketingMedia);
/** All but the files. */
export const PHOTOGRAPH_COLUMNS = columns;

type DrawnPhotograph = { productId: number; data: Buffer; preview: Buffer } & Partial<
  Pick<Photograph, 'focalX' | 'focalY'>
>;

/** Stores a photograph that is drawn already, with its smaller copy. */
export async function storePhotograph(ctx: ServiceContext, drawn: DrawnPhotograph): Promise<Photograph> {
  const size = jpegSize(drawn.data);
  if (!size) throw new AppError('internal');
  const at = ctx.now.toISOString();
  const [made] = await ctx
    .rows(marketingMedia)
    .insert({ ...drawn, ...size, createdAt: at, updatedAt: at })
    .returning(PHOTOGRAPH_COLUMNS);
  if (!made) throw new AppError('internal');
  await addUsage(ctx.db, ctx.user.id, drawn.data.length + drawn.preview.length);
  return made;
}

/** Errors: `not_found`. */
export async function getPhotograph(ctx: ServiceContext, id: number): Promise<Photograph> {
  const [found] = await ctx.rows(marketingMedia).select(PHOTOGRAPH_COLUMNS).where(eq(marketingMedia.id, id));
  if (!found) throw new AppError('not_found');
  return found;
}

/** The oldest photograph of a product; null where it has none. */
export async function firstPhotograph(ctx: ServiceContext, productId: number): Promise<number | null> {
  const { items } = await listPhotographs(ctx, { productId, sort: 'createdAt', limit: 1 });
  return items[0]?.id ?? null;
}

export const listPhotographs = (
  ctx: ServiceContext,
  { sort, cursor, limit, productId }: PhotographQuery,
): Promise<Page<Photograph>> =>
  listRows(
    { cursor, limit },
    {
      order: byId(marketingMedia.id, sort),
      where: whereGiven([marketingMedia.productId, productId]),
      select: (place) =>
        ctx
          .rows(marketingMedia)
          .select({ ...PHOTOGRAPH_COLUMNS, place })
          .$dynamic(),
      items: (rows) => rows,
    },
  );

/** The photograph as advertisements crop it. */
export type StoredPhotograph = Pick<Photograph, 'widthPx' | 'heightPx' | 'focalX' | 'focalY'> & {
  data: Uint8Array<ArrayBuffer>;
};

/** Undefined for one that is gone. */
export async function storedPhotograph(
  ctx: ServiceContext,
  id: number | null,
  isSmall = false,
): Promise<StoredPhotograph | undefined> {
  if (id === null) return undefined;
  const { widthPx, heightPx, focalX, focalY } = columns;
  const [found] = await ctx
    .rows(marketingMedia)
    .select({ data: isSmall ? preview : whole, widthPx, heightPx, focalX, focalY })
    .where(eq(marketingMedia.id, id));
  return found && { ...found, data: new Uint8Array(found.data) };
}

/** Errors: `not_found`. */
export async function photographFile(
  ctx: ServiceContext,
  id: number,
  { size }: PhotographFileQuery,
): Promise<Download> {
  const found = await storedPhotograph(ctx, id, size === 'small');
  if (!found) throw new AppError('not_found');
  return download({ body: found.data, type: 'image/jpeg' });
}

/** Sets the focal point. Errors: `not_found`, `stale`. */
export async function updatePhotograph(
  ctx: ServiceContext,
  id: number,
  { updatedAt: read, ...focal }: UpdatePhotograph,
): Promise<Photograph> {
  const current = await getPhotograph(ctx, id);
  requireFresh(current, read);
  const [changed] = await ctx
    .rows(marketingMedia)
    .update({ ...focal, updatedAt: nextUpdatedAt(current.updatedAt, ctx.now) })
    .where(eq(marketingMedia.id, id))
    .returning(PHOTOGRAPH_COLUMNS);
  if (!changed) throw new AppError('internal');
  return changed;
}

/** Advertisements that show it are drawn in tiles until it is back; can be undone for a day. Errors: `not_found`. */
export async function deletePhotograph(ctx: ServiceContext, id: number): Promise<void> {
  const [gone] = await ctx
    .rows(marketingMedia)
    .delete()
    .where(eq(marketingMedia.id, id))
    .returning({ whole, preview });
  if (!gone) throw new AppError('not_found');
  await addUsage(ctx.db, ctx.user.id, -gone.whole.length - gone.preview.length);
}

/** Errors: `not_found`, also where its product is gone. */
export async function restorePhotograph(ctx: ServiceContext, id: number): Promise<Photograph> {
  await restore(ctx, kindOfTable(marketingMedia), id);
  const [back] = await ctx
    .rows(marketingMedia)
    .select({ bytes: sql<number>`octet_length(${whole}) + octet_length(${preview})` })
    .where(eq(marketingMedia.id, id));
  await addUsage(ctx.db, ctx.user.id, back?.bytes ?? 0);
  return getPhotograph(ctx, id);
}
