import { withoutJournal } from '#db/journal/cause.ts';
import { asc, eq, gt } from 'drizzle-orm';
import { giveWay } from '#db/writer/give-way.ts';
import { crmCompanies } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { everyRow } from '#db/rows.ts';
import { companyNameKey } from './company-name.rules.ts';
import { companyKeys } from '#features/leads/merge/duplicate.server.ts';

const BATCH_ROWS = 200;

/**
 * Recomputes the stored keys after a change of the comparison rules, which migrations cannot run. Skips rows whose keys
 * are right, and keeps `updatedAt`, because no user has changed anything.
 */
export async function renewCompanyKeys(db: Database): Promise<void> {
  const { id, name, nameKey, domain, domainKey, taxId, taxIdKey } = crmCompanies;
  for (let last = 0; ;) {
    const startedAt = performance.now();
    const rows = await everyRow(db, crmCompanies)
      .select({ id, name, nameKey, domain, domainKey, taxId, taxIdKey })
      .where(gt(id, last))
      .orderBy(asc(id))
      .limit(BATCH_ROWS);
    const stale = rows
      .map((row) => ({ row, nameKey: companyNameKey(row.name), ...companyKeys(row) }))
      .filter(
        ({ row, ...keys }) =>
          keys.nameKey !== row.nameKey || keys.domainKey !== row.domainKey || keys.taxIdKey !== row.taxIdKey,
      );
    if (stale.length > 0)
      await withoutJournal(db, async (tx) => {
        for (const { row, ...keys } of stale)
          await everyRow(tx, crmCompanies).update(keys).where(eq(id, row.id));
      });
    const end = rows.at(-1);
    if (!end || rows.length < BATCH_ROWS) return;
    last = end.id;
    await giveWay(startedAt);
  }
}
