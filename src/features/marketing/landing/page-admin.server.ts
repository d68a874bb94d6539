import { and, desc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { orderOf, type PlaceColumns } from '#db/list/keyset.ts';
import { listRows } from '#db/list/list-rows.ts';
import { landingPages, marketingCompanies, pageTakedowns, users } from '#db/schema/index.ts';
import { everyRow } from '#db/rows.ts';
import { holdsText } from '#db/search/holds-text.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import type { ListQuery } from '#shared/list.ts';
import { foldText } from '#shared/texts/text.ts';
import { recordAudit } from '#features/accounts/audit/audit.server.ts';
import type { PublishedPage, Takedown } from './page-admin.schema.ts';

const owner = { id: users.id, name: users.name, email: users.email, disabledAt: users.disabledAt };
type Owner = { id: number; name: string; email: string; disabledAt: string | null };

const ownerOf = ({ disabledAt, ...shown }: Owner): PublishedPage['owner'] => ({
  ...shown,
  isDisabled: disabledAt !== null,
});

/** Of every account, for administrators. */
const selectPages = (ctx: ServiceContext, place: PlaceColumns = {}) =>
  everyRow(ctx.db, landingPages)
    .select({
      place,
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

type Selected = Omit<Awaited<ReturnType<typeof selectPages>>[number], 'place'> & { place?: unknown };

const publishedPage = ({ place: _, ...page }: Selected): PublishedPage => ({
  ...page,
  owner: ownerOf(page.owner),
});

/** Returns takedowns of deleted pages, which still keep their owner from publishing. */
async function pagesGone(ctx: ServiceContext, q: string | undefined): Promise<PublishedPage[]> {
  const rows = await ctx.db
    .select({ slug: pageTakedowns.slug, takenDownAt: pageTakedowns.createdAt, owner })
    .from(pageTakedowns)
    .innerJoin(users, eq(users.id, pageTakedowns.userId))
    .leftJoin(landingPages, eq(landingPages.slug, pageTakedowns.slug))
    .where(
      and(
        isNull(landingPages.id),
        q === undefined
          ? undefined
          : holdsText(foldText(q), { folded: [pageTakedowns.slug, users.searchText] }),
      ),
    )
    .orderBy(desc(pageTakedowns.id));
  return rows.map((row) => ({ ...row, company: '', views: 0, publishedAt: null, owner: ownerOf(row.owner) }));
}

/**
 * Lists published and taken down pages for administrators. Searches the slug, the company's name, and the owner's name,
 * user name and address, ignoring case and accents. Demos publish nothing.
 */
export async function listPages(
  ctx: ServiceContext,
  { q, ...query }: ListQuery<string>,
): Promise<Page<PublishedPage>> {
  const { id, publishedAt, status, slug } = landingPages;
  const page = await listRows(query, {
    order: orderOf({ publishedAt }, id, '-publishedAt'),
    where: and(
      isNull(users.demoExpiresAt),
      or(eq(status, 'published'), isNotNull(pageTakedowns.id)),
      q === undefined
        ? undefined
        : holdsText(foldText(q), { folded: [slug, users.searchText], typed: [marketingCompanies.name] }),
    ),
    select: (place) => selectPages(ctx, place),
    items: (rows) => rows.map(publishedPage),
  });
  return query.cursor === undefined
    ? { ...page, items: [...(await pagesGone(ctx, q)), ...page.items] }
    : page;
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
      if (row) return publishedPage(row);
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
