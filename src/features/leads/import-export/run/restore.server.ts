import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { crmCompanies, crmContacts, crmImportRows } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { nextUpdatedAt } from '#shared/time.ts';
import { storedValues } from '#features/leads/import-export/records/records.server.ts';
import { numberOf, type Values } from '#features/leads/import-export/reading/values.rules.ts';

const LINKS = [
  { id: 'companyId', name: 'company', table: crmCompanies },
  { id: 'contactId', name: 'contact', table: crmContacts },
] as const;

/** Returns a record as it was before an import, without links to companies and contacts deleted since. */
export async function valuesToRestore(db: Database, before: unknown): Promise<Values> {
  const values: Values = storedValues.parse(before);
  for (const { id, name, table } of LINKS) {
    const linked = numberOf(values[id]);
    if (linked === null) continue;
    const found = await db.select({ id: table.id }).from(table).where(eq(table.id, linked));
    if (found.length === 0) Object.assign(values, { [id]: null, [name]: null });
  }
  return values;
}

/**
 * Returns the record's `updatedAt` before that row, so that reverting can go on to an earlier line or import. Rows of
 * older versions did not store it: falls back to the previous line of the same import, else to now.
 */
export async function stampBefore(
  { db, now }: ServiceContext,
  row: typeof crmImportRows.$inferSelect,
): Promise<string> {
  const remembered = row.before?.['updatedAt'];
  if (typeof remembered === 'string') return remembered;
  const [before] = await db
    .select({ stamp: crmImportRows.stamp })
    .from(crmImportRows)
    .where(
      and(
        eq(crmImportRows.importId, row.importId),
        eq(crmImportRows.recordId, row.recordId ?? 0),
        isNull(crmImportRows.recordKind),
        inArray(crmImportRows.action, ['created', 'updated']),
        lt(crmImportRows.id, row.id),
      ),
    )
    .orderBy(desc(crmImportRows.id))
    .limit(1);
  return before?.stamp ?? nextUpdatedAt(row.stamp ?? now.toISOString(), now);
}
