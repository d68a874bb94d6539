import { getTableName, inArray, sql, type SQL, type Table } from 'drizzle-orm';
import {
  companies,
  crmCompanies,
  crmContacts,
  crmEvents,
  crmOpportunities,
  loopLinks,
  marketingBriefs,
  marketingCompanies,
  marketingProducts,
} from '#db/schema/index.ts';
import { takeKept } from '#features/accounts/undo.server.ts';
import { deleteCompany } from '#features/consulting/companies/company-deletion.server.ts';
import { deleteRecords, type RecordKind } from '#features/leads/delete.server.ts';
import { settlingLeads } from '#features/leads/opportunities/lead-outcome.server.ts';
import { deleteOpportunity } from '#features/leads/opportunities/opportunity-undo.server.ts';
import { idList, namedIds } from '#features/leads/references.server.ts';
import { linksStillThere } from '#features/leads/timeline/record-links.server.ts';
import { deleteMarketing } from '#features/marketing/marketing-deletion.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { nextUpdatedAt } from '#shared/time.ts';
import { deleteWithLeads } from './lead-deletion.server.ts';
import { ARROW, arrowData, rowsWhere, type ArrowData, type StoredRow } from './undoable.server.ts';

type Change = ArrowData['changed'][number];

const asId = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Gives the columns that still hold what the arrow wrote their earlier value, but no link to a record gone since. */
async function giveBack(ctx: ServiceContext, { table, was, is }: Change): Promise<void> {
  const isRow = sql`"id" = ${was['id']}`;
  const [current] = await rowsWhere(ctx.db, table, isRow);
  const names = Object.keys(was).filter(
    (name) => name !== 'updatedAt' && was[name] !== is[name] && current?.[name] === is[name],
  );
  if (!current || names.length === 0) return;
  const links = {
    contactId: asId(was['contactId']),
    companyId: asId(was['companyId']),
    opportunityId: asId(was['opportunityId']),
  };
  const values: Record<string, StoredRow[string] | SQL> = {
    ...was,
    ...linksStillThere(ctx.workspace.id, links),
  };
  // As it was before, its time too: another tab that holds the record may go on.
  if ('updatedAt' in was) {
    const isUntouched = current['updatedAt'] === is['updatedAt'];
    values['updatedAt'] = isUntouched
      ? (was['updatedAt'] ?? null)
      : nextUpdatedAt(String(current['updatedAt']), ctx.now);
    names.push('updatedAt');
  }
  const set = names.map((name) => sql`${sql.identifier(name)} = ${values[name]}`);
  await ctx.db.run(sql`update ${sql.identifier(table)} set ${sql.join(set, sql`, `)} where ${isRow}`);
}

/** Everybody whose lead the changed rows may concern, before or after. */
function around({ changed, made }: ArrowData) {
  const rows = changed.flatMap(({ was, is }) => [was, is]);
  const idsOf = (column: string, table: Table) => [
    ...rows.map((row) => asId(row[column])),
    ...changed.filter((change) => change.table === getTableName(table)).map(({ was }) => asId(was['id'])),
    ...(made[getTableName(table)] ?? []),
  ];
  return { contacts: idsOf('contactId', crmContacts), companies: idsOf('companyId', crmCompanies) };
}

/** Deletes a contact or company that the arrow made, unless something else has come to use it since. */
async function deleteUnused(ctx: ServiceContext, kind: RecordKind, ids: readonly number[]): Promise<void> {
  const used = await namedIds(ctx.db, kind, ids);
  const end = `crm_${kind}` as const;
  const { fromKind, fromId, toKind, toId } = loopLinks;
  for (const id of ids) {
    const links = sql`(${fromKind} = ${end} and ${fromId} = ${id}) or (${toKind} = ${end} and ${toId} = ${id})`;
    if (used.has(id) || (await ctx.db.$count(loopLinks, links)) > 0) continue;
    await deleteRecords(ctx, kind, [id]);
  }
}

/**
 * Undoes an arrow within a day: what it made is deleted, as far as nothing else uses it, what it changed is as it was
 * where nobody has changed it since, and its links and events are gone. Errors: `not_found`, also for one undone before.
 */
export async function undoArrow(ctx: ServiceContext, id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const data = arrowData.parse(await takeKept(inside, ARROW, id));
    const madeIn = async (table: Table): Promise<number[]> => {
      const name = getTableName(table);
      const rows = await rowsWhere(tx, name, sql`"id" in ${idList(data.made[name] ?? [])}`);
      return rows.flatMap((row) => asId(row['id']) ?? []);
    };
    await tx.delete(loopLinks).where(inArray(loopLinks.id, await madeIn(loopLinks)));
    await tx.delete(crmEvents).where(inArray(crmEvents.id, await madeIn(crmEvents)));
    await tx.delete(marketingBriefs).where(inArray(marketingBriefs.id, await madeIn(marketingBriefs)));
    await settlingLeads(inside, around(data), async () => {
      for (const change of data.changed) await giveBack(inside, change);
    });
    for (const each of await madeIn(crmOpportunities)) await deleteOpportunity(inside, each);
    await deleteUnused(inside, 'contact', await madeIn(crmContacts));
    await deleteUnused(inside, 'company', await madeIn(crmCompanies));
    for (const each of await madeIn(companies)) await deleteCompany(inside, each);
    for (const each of await madeIn(marketingCompanies)) await deleteWithLeads(inside, 'company', each);
    for (const each of await madeIn(marketingProducts)) await deleteMarketing(inside, 'product', each);
  });
}
