import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Part } from '#db/journal/read-changes.ts';
import { changes, crmOpportunities } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { settlingLeads, type Around } from './lead-outcome.server.ts';

/** Some changes of a cause, or all of them. */
type Undone = { causeId: number } & Partial<Part>;

/** Everybody whose lead the changes may concern, by what the rows hold now and held before. */
async function aroundChanges({ db }: ServiceContext, { causeId, after, upTo }: Undone): Promise<Around> {
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
        after === undefined ? undefined : gt(changes.id, after),
        upTo === undefined ? undefined : lte(changes.id, upTo),
        inArray(changes.record, ['contact', 'company', 'opportunity', 'lead']),
        // Of what a contact holds its company alone decides anything.
        sql`(${changes.record} <> 'contact' or ${changes.act} <> '~' or json_type(${changes.was}, '$.companyId') is not null)`,
      ),
    );
  const idsOf = (kind: string) => rows.flatMap(({ record, id }) => (record === kind ? [id] : []));
  return {
    contacts: [...idsOf('contact'), ...rows.flatMap(({ contactId, contactWas }) => [contactId, contactWas])],
    companies: [...idsOf('company'), ...rows.flatMap(({ companyId, companyWas }) => [companyId, companyWas])],
    opportunities: idsOf('opportunity'),
  };
}

/** Undoes changes, and brings the leads concerned up to date. */
export const settlingUndo = async <T>(
  ctx: ServiceContext,
  undone: Undone,
  undo: () => Promise<T>,
): Promise<T> => settlingLeads(ctx, await aroundChanges(ctx, undone), undo);
