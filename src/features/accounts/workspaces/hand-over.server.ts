import { and, eq, inArray, sql } from 'drizzle-orm';
import { withoutJournal } from '#db/journal/cause.ts';
import { everyRow } from '#db/rows.ts';
import { companies, landingPages, marketingCompanies, pageTakedowns } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { firstOwnerOf } from '#features/accounts/privacy/owned-tables.server.ts';

/**
 * Makes the first owner of a shared workspace answer for what a former member has published there: landing pages, shared
 * reports and questionnaires are shown while the account of their company is in use, and leads are mailed to it. A page
 * that was taken down stays down. The workspace has an owner.
 */
export async function handOverPublished(db: Database, workspaceId: number, userId: number): Promise<void> {
  await withoutJournal(db, async (tx) => {
    const owner = { userId: firstOwnerOf(sql`${workspaceId}`) };
    const isTheirs = (table: typeof companies | typeof marketingCompanies) =>
      and(eq(table.workspaceId, workspaceId), eq(table.userId, userId));
    const pages = everyRow(tx, landingPages)
      .select({ slug: landingPages.slug })
      .innerJoin(marketingCompanies, eq(marketingCompanies.id, landingPages.marketingCompanyId))
      .where(isTheirs(marketingCompanies));
    await tx.update(pageTakedowns).set(owner).where(inArray(pageTakedowns.slug, pages));
    await everyRow(tx, marketingCompanies).update(owner).where(isTheirs(marketingCompanies));
    await everyRow(tx, companies).update(owner).where(isTheirs(companies));
  });
}
