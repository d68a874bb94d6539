import { eq, getTableColumns } from 'drizzle-orm';
import { everyRow } from '#db/rows.ts';
import { marketingMedia } from '#db/schema/index.ts';
import type { PublicContext } from '#kernel/context.ts';
import { findPublicPage } from './landing-answer.server.ts';
import type { PublicPage } from './landing-answers.types.ts';
import type { PagePhotograph } from './page-photograph.types.ts';
import { SLUG } from './slug.rules.ts';

type Context = Pick<PublicContext, 'db'>;

const { preview, widthPx, heightPx } = getTableColumns(marketingMedia);

/** Returns the photograph that a public page shows; null where it has none, or it was deleted since. */
export async function pagePhotograph({ db }: Context, page: PublicPage): Promise<PagePhotograph | null> {
  const { photographId = null } = page.content;
  if (photographId === null) return null;
  const [found] = await everyRow(db, marketingMedia)
    .select({ widthPx, heightPx })
    .where(eq(marketingMedia.id, photographId));
  return found ? { ...found, src: `/l/${page.slug}/photograph.jpg` } : null;
}

/** Returns its JPEG, of up to 800 pixels; null also where the page is not public. */
export async function pagePhotographFile(
  { db }: Context,
  slug: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const page = SLUG.test(slug) ? await findPublicPage({ db }, slug) : null;
  const { photographId = null } = page?.status === 'published' ? page.content : {};
  if (photographId === null) return null;
  const [found] = await everyRow(db, marketingMedia)
    .select({ preview })
    .where(eq(marketingMedia.id, photographId));
  return found ? new Uint8Array(found.preview) : null;
}
