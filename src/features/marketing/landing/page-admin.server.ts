import { and, desc, eq, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { landingPages, marketingCompanies, pageTakedowns, users } from '#db/schema/index.ts';
import { everyRow } from '#db/rows.ts';
import { foldedColumn } from '#db/search/folded-column.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import { decodeCursor, encodeCursor, type ListQuery } from '#shared/list.ts';
import { accentPattern } from '#shared/accent-pattern.ts';
import { foldText } from '#shared/text.ts';
import { recordAudit } from '#features/accounts/audit/audit.server.ts';
import type { PublishedPage, Takedown } from './page-admin.schema.ts';

const owner = { id: users.id, name: users.name, email: users.email, disabledAt: users.disabledAt };
type Owner = { id: number; name: string; email: string; disabledAt: string | null };

const ownerOf = ({ disabledAt, ...shown }: Owner): PublishedPage['owner'] => ({
  ...shown,
  isDisabled: disabledAt !== null,
});

/** Searches the slug, the company's name, and the owner's name, user name and address, ignoring case and accents. */
function isNamed(q: string | undefined, ...texts: SQL[]): SQL | undefined {
  if (q === undefined) return undefined;
  const pattern = accentPattern(foldText(q));
  return or(...texts.map((text) => sql`${text} glob ${pattern}`));
}

/** Of every account, for administrators. */
const selectPages = (ctx: ServiceContext) =>
  everyRow(ctx.db, landingPages)
    .select({
      id: landingPages.id,
      slug: landingPages.slug,
      company: marketingCompanies.name,
      views: landingPages.views,
      publishedAt: landingPages.publishedAt,
      takenDownAt: pageTakedowns.createdAt,
      owner,
    })
    .innerJoin(marketingCompanies, eq(marketingCompanies.id, landingPages.marketingCompanyId))
    .innerJoin(users, eq(users.id, marketingCompanies.userId))
    .leftJoin(pageTakedowns, eq(pageTakedowns.slug, landingPages.slug))
    .$dynamic();

/** Returns takedowns of deleted pages, which still keep their owner from publishing. */
async function pagesGone(ctx: ServiceContext, q: string | undefined): Promise<PublishedPage[]> {
  const rows = await ctx.db
    .select({ slug: pageTakedowns.slug, takenDownAt: pageTakedowns.createdAt, owner })
    .from(pageTakedowns)
    .innerJoin(users, eq(users.id, pageTakedowns.userId))
    .leftJoin(landingPages, eq(landingPages.slug, pageTakedowns.slug))
    .where(and(isNull(landingPages.id), isNamed(q, sql`${pageTakedowns.slug}`, sql`${users.searchText}`)))
    .orderBy(desc(pageTakedowns.id));
  return rows.map((row) => ({ ...row, company: '', views: 0, publishedAt: null, owner: ownerOf(row.owner) }));
}

/** Lists published and taken down pages for administrators. Demos publish nothing. */
export async function listPages(
  ctx: ServiceContext,
  { q, cursor, limit }: ListQuery<string>,
): Promise<Page<PublishedPage>> {
  const from = cursor === undefined ? undefined : decodeCursor(cursor);
  const { id, publishedAt, status, slug } = landingPages;
  const rows = await selectPages(ctx)
    .where(
      and(
        isNull(users.demoExpiresAt),
        or(eq(status, 'published'), isNotNull(pageTakedowns.id)),
        isNamed(q, sql`${slug}`, foldedColumn(marketingCompanies.name), sql`${users.searchText}`),
        from && or(lt(publishedAt, from.key), and(eq(publishedAt, from.key), lt(id, from.id))),
      ),
    )
    .orderBy(desc(publishedAt), desc(id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const pages = shown.map(({ id: _, ...page }) => ({ ...page, owner: ownerOf(page.owner) }));
  return {
    items: from ? pages : [...(await pagesGone(ctx, q)), ...pages],
    nextCursor: rows.length > limit && last ? encodeCursor({ key: last.publishedAt, id: last.id }) : null,
  };
}

/**
 * Takes a page down, so that it returns 404 from the next request on, or releases it. A page deleted since can still be
 * released. For administrators. Errors: `not_found`.
 */
export async function setTakenDown(
  ctx: ServiceContext,
  slug: string,
  { isTakenDown }: Takedown,
): Promise<PublishedPage> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const find = async (): Promise<PublishedPage | undefined> => {
      const [row] = await selectPages(inside).where(eq(landingPages.slug, slug));
      if (row) return { ...omitId(row), owner: ownerOf(row.owner) };
      return (await pagesGone(inside, undefined)).find((page) => page.slug === slug);
    };
    const found = await find();
    if (!found) throw new AppError('not_found');
    if (isTakenDown)
      await tx
        .insert(pageTakedowns)
        .values({ slug, userId: found.owner.id, createdAt: ctx.now.toISOString() })
        .onConflictDoNothing();
    else await tx.delete(pageTakedowns).where(eq(pageTakedowns.slug, slug));
    const act = { subjectId: found.owner.id, detail: `/l/${slug}` };
    await recordAudit(inside, isTakenDown ? 'page_taken_down' : 'page_restored', act);
    return (await find()) ?? { ...found, takenDownAt: null };
  });
}

const omitId = <T extends { id: number }>({ id: _, ...rest }: T): Omit<T, 'id'> => rest;
