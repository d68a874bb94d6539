import { eq, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { REFERENCES } from '#db/journal/journalled.ts';
import { crmCompanies, crmContacts } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';

const TABLES = { contact: crmContacts, company: crmCompanies };

export type MergedKind = keyof typeof TABLES;

export const idList = (ids: readonly number[]): SQL =>
  sql`(select value from json_each(${JSON.stringify(ids)}))`;

/** Columns that name a record: cleared when it is deleted, moved when it is merged. */
export const linksTo = (kind: MergedKind): SQLiteColumn[] =>
  REFERENCES.flatMap(({ column, to }) => (to === TABLES[kind] && !column.notNull ? [column] : []));

export async function moveReferences(
  db: Database,
  kind: MergedKind,
  fromId: number,
  toId: number,
): Promise<void> {
  for (const column of linksTo(kind))
    await db.run(
      sql`update ${column.table} set ${sql.identifier(column.name)} = ${toId} where ${eq(column, fromId)}`,
    );
}
