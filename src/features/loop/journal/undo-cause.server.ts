import { and, eq, inArray, sql } from 'drizzle-orm';
import { changes, crmOpportunities } from '#db/schema/index.ts';
import { undoCause } from '#features/accounts/journal/undo.server.ts';
import { settlingLeads, type Around } from '#features/leads/opportunities/lead-outcome.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { authorsOf } from './changes.server.ts';
import type { UndoneAnswer } from './journal.schema.ts';

/** Everybody whose lead the changes of a cause may concern, by what the rows hold now and held before. */
async function aroundCause({ db }: ServiceContext, causeId: number): Promise<Around> {
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

/**
 * Takes back what a cause has changed, and tells what it has left as it is, with who changed it since. Errors:
 * `not_found`, `already_undone`, `immutable`.
 */
export async function undoAnyCause(ctx: ServiceContext, causeId: number): Promise<UndoneAnswer> {
  const around = await aroundCause(ctx, causeId);
  const { undoId, rows, kept } = await settlingLeads(ctx, around, () => undoCause(ctx, causeId));
  const left = [...kept.values()];
  const authors = await authorsOf(
    ctx,
    left.flatMap(({ changeId }) => changeId ?? []),
  );
  return {
    causeId: undoId,
    undone: rows.size,
    kept: left.map(({ record, id, reason, changeId }) => {
      const author = changeId === null ? undefined : authors.get(changeId);
      return { record, id, reason, by: author?.by ?? null, at: author?.at ?? null };
    }),
  };
}
