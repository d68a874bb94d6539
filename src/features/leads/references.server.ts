import { getTableName, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import {
  crmCommunications,
  crmContacts,
  crmEvents,
  crmOpportunities,
  crmTasks,
  inboxEntries,
  marketingLeads,
} from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';

/** Columns that name a record: they let go when it is deleted, and follow it into a merge. */
export const REFERENCES = {
  contact: [
    crmOpportunities.contactId,
    crmCommunications.contactId,
    crmTasks.contactId,
    crmEvents.contactId,
    inboxEntries.contactId,
    marketingLeads.contactId,
  ],
  company: [
    crmContacts.companyId,
    crmOpportunities.companyId,
    crmCommunications.companyId,
    crmTasks.companyId,
    crmEvents.companyId,
  ],
  opportunity: [
    crmCommunications.opportunityId,
    crmTasks.opportunityId,
    crmEvents.opportunityId,
    inboxEntries.opportunityId,
  ],
};

export type ReferencedKind = keyof typeof REFERENCES;

/** The rows that named one record, by table. */
export const referencesSchema = z.record(z.string(), z.array(z.number()));
type References = z.infer<typeof referencesSchema>;

const namedRows = z.array(z.object({ id: z.number(), of: z.number() }));

export const idList = (ids: readonly number[]): SQL =>
  sql`(select value from json_each(${JSON.stringify(ids)}))`;

/** For each record the rows that name it, to be read before they let go. */
export async function readReferences(
  db: Database,
  kind: ReferencedKind,
  ids: readonly number[],
): Promise<Map<number, References>> {
  const found = new Map(ids.map((id): [number, References] => [id, {}]));
  for (const column of REFERENCES[kind]) {
    const { table } = column;
    const rows = namedRows.parse(
      await db.all(sql`select "id", ${column} as "of" from ${table} where ${column} in ${idList(ids)}`),
    );
    for (const { id, of } of rows) {
      const references = found.get(of);
      if (references) (references[getTableName(table)] ??= []).push(id);
    }
  }
  return found;
}

/** Those that somebody has worked with since: a communication, a task or an enquiry names them. */
export async function namedIds(
  db: Database,
  kind: ReferencedKind,
  ids: readonly number[],
): Promise<Set<number>> {
  const events = getTableName(crmEvents);
  const references = await readReferences(db, kind, ids);
  return new Set(ids.filter((id) => Object.keys(references.get(id) ?? {}).some((table) => table !== events)));
}

/** After an undo: the rows name the record again, unless they have found another one meanwhile. */
export async function restoreReferences(
  db: Database,
  kind: ReferencedKind,
  id: number,
  references: References,
): Promise<void> {
  for (const column of REFERENCES[kind]) {
    const { table } = column;
    const ids = references[getTableName(table)];
    if (!ids) continue;
    const own = sql.identifier(column.name);
    await db.run(sql`update ${table} set ${own} = ${id} where "id" in ${idList(ids)} and ${own} is null`);
  }
}

/**
 * After an undone merge: the rows that named `toId` before and still name `fromId` (null: nothing, because it is gone)
 * name it again. Answers how many were left as they are, because somebody has given them to another record since.
 */
export async function giveBackReferences(
  db: Database,
  kind: ReferencedKind,
  { fromId, toId }: { fromId: number | null; toId: number },
  references: References,
): Promise<number> {
  let left = 0;
  for (const column of REFERENCES[kind]) {
    const ids = references[getTableName(column.table)];
    if (!ids) continue;
    const own = sql.identifier(column.name);
    const { rowsAffected } = await db.run(
      sql`update ${column.table} set ${own} = ${toId} where "id" in ${idList(ids)} and ${own} is ${fromId}`,
    );
    left += ids.length - rowsAffected;
  }
  return left;
}

/** What named the one names the other. */
export async function moveReferences(
  db: Database,
  kind: ReferencedKind,
  fromId: number,
  toId: number,
): Promise<void> {
  for (const column of REFERENCES[kind]) {
    const own = sql.identifier(column.name);
    await db.run(sql`update ${column.table} set ${own} = ${toId} where ${own} = ${fromId}`);
  }
}
