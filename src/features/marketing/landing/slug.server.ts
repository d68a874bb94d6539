import { eq, like, or } from 'drizzle-orm';
import { everyRow } from '#db/rows.ts';
import { landingPages, pageTakedowns } from '#db/schema/index.ts';
import type { PublicContext } from '#kernel/context.ts';
import { nextSlug } from './slug.rules.ts';

/** Returns the wanted slug, or the nearest one that no page has and that is not taken down, in any workspace. */
export async function freeSlug(ctx: Pick<PublicContext, 'db'>, wanted: string): Promise<string> {
  const base = wanted.replace(/-\d{1,4}$/, '');
  const near = await everyRow(ctx.db, landingPages)
    .select({ slug: landingPages.slug })
    .where(or(eq(landingPages.slug, wanted), like(landingPages.slug, `${base}-%`)));
  const takenDown = await ctx.db
    .select({ slug: pageTakedowns.slug })
    .from(pageTakedowns)
    .where(or(eq(pageTakedowns.slug, wanted), like(pageTakedowns.slug, `${base}-%`)));
  return nextSlug(wanted, new Set([...near, ...takenDown].map(({ slug }) => slug)));
}
