import { and, eq, inArray, sql } from 'drizzle-orm';
import { changes, crmOpportunities } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Around } from './lead-outcome.server.ts';

/** Everybody whose lead the changes of a cause may concern, by what the rows hold now and held before. */
export async function aroundCause({ db }: ServiceContext, causeId: number): Promise<Around> {
  const was = (column: string) => sql<number | null>`${changes.was} ->> ${sql.raw(`'$.${column}'`)}`;
  const rows = await db
    .select({
      record: changes.record,
      id: changes.recordId,
      contactWas: was('contactId'),
      companyWas: was('companyId'),
      contactId: crmOpportunities.contactId,
      companyId: crmOpportunities.companyId,
    })
    .from(changes)
    .leftJoin(
      crmOpportunities,
      and(eq(changes.record, 'opportunity'), eq(crmOpportunities.id, changes.recordId)),
    )
    .where(
      and(
        eq(changes.causeId, causeId),
        inArray(changes.record, ['contact', 'company', 'opportunity', 'lead']),
      ),
    );
  const idsOf = (kind: string) => rows.flatMap(({ record, id }) => (record === kind ? [id] : []));
  return {
    contacts: [...idsOf('contact'), ...rows.flatMap(({ contactId, contactWas }) => [contactId, contactWas])],
    companies: [...idsOf('company'), ...rows.flatMap(({ companyId, companyWas }) => [companyId, companyWas])],
    opportunities: idsOf('opportunity'),
  };
}
