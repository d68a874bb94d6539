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

/** Columns that reference a record: cleared when it is deleted, moved when it is merged. */
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

/** Ids of rows that referenced one record, by table. */
export const referencesSchema = z.record(z.string(), z.array(z.number()));
type References = z.infer<typeof referencesSchema>;

const namedRows = z.array(z.object({ id: z.number(), of: z.number() }));

export const idList = (ids: readonly number[]): SQL =>
  sql`(select value from json_each(${JSON.stringify(ids)}))`;

/** Returns the referencing rows of each record. Call before a deletion clears them. */
export async function readReferences(
  db: Database,
  kind: ReferencedKind,
  ids: readonly number[],
): Promise<Map<number, References>> {
  const found = new Map(ids.map((id): [number, References] => [id, {}]));
  const columns = REFERENCES[kind];
  const rows = await Promise.all(
    columns.map((column) =>
      db.all(sql`select "id", ${column} as "of" from ${column.table} where ${column} in ${idList(ids)}`),
    ),
  );
  for (const [place, { table }] of columns.entries())
    for (const { id, of } of namedRows.parse(rows[place])) {
      const references = found.get(of);
      if (references) (references[getTableName(table)] ??= []).push(id);
    }
  return found;
}

/** Returns the ids referenced by a communication, a task or an enquiry. */
export async function namedIds(
  db: Database,
  kind: ReferencedKind,
  ids: readonly number[],
): Promise<Set<number>> {
  const events = getTableName(crmEvents);
  const references = await readReferences(db, kind, ids);
  return new Set(ids.filter((id) => Object.keys(references.get(id) ?? {}).some((table) => table !== events)));
}

/**
 * Restores references after an undone merge: rows that referenced `toId` before and still reference `fromId` (null: it
 * is deleted) reference it again. Returns how many were skipped because they were linked to another record since.
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
    const given = await db.all(
      sql`update ${column.table} set ${own} = ${toId} where "id" in ${idList(ids)} and ${own} is ${fromId} returning "id"`,
    );
    left += ids.length - given.length;
  }
  return left;
}

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
