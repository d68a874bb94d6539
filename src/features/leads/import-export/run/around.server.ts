import { inArray } from 'drizzle-orm';
import { type crmImportRows, crmOpportunities } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { Around } from '#features/leads/opportunities/lead-outcome.server.ts';

type Row = typeof crmImportRows.$inferSelect;

/** Contacts and companies that the records name, now and before the import. */
export async function aroundRows(
  db: Database,
  kind: 'contacts' | 'companies' | 'opportunities',
  rows: readonly Row[],
): Promise<Around> {
  const ids = rows.flatMap(({ recordId }) => recordId ?? []);
  const before = (name: string) =>
    rows.map(({ before: values }) => (typeof values?.[name] === 'number' ? values[name] : null));
  if (kind === 'companies') return { companies: ids };
  if (kind === 'contacts') return { contacts: ids, companies: before('companyId') };
  const { id, contactId, companyId } = crmOpportunities;
  const now = await db.select({ contactId, companyId }).from(crmOpportunities).where(inArray(id, ids));
  return {
    contacts: [...before('contactId'), ...now.map((each) => each.contactId)],
    companies: [...before('companyId'), ...now.map((each) => each.companyId)],
  };
}
