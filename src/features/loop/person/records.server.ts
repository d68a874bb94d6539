import { and, desc, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { readableColumns } from '#features/accounts/privacy/owned-tables.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { byCode } from '#shared/texts/order.ts';
import { PLACES, type PersonScope } from './places.server.ts';
import type { PersonRecord } from './person.schema.ts';
import { PERSON_PLACES } from './person.values.ts';

const SHOWN = 20;
/** Columns with a record's date and subject; the first that a table has is used. */
const DATES = ['occurredAt', 'createdAt', 'deletedAt'];
const SUBJECTS = ['subject', 'title', 'companyName', 'name', 'firstName'];

const firstOf = (columns: Record<string, SQLiteColumn>, names: readonly string[]): SQLiteColumn | undefined =>
  names.map((name) => columns[name]).find((column) => column !== undefined);

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/**
 * Returns the newest records about an address (folded) by place. Texts, notes and shared rows are only in the export.
 */
export async function recordsOf(
  ctx: ServiceContext,
  address: string,
  scope: PersonScope,
): Promise<PersonRecord[]> {
  const records: PersonRecord[] = [];
  for (const place of PERSON_PLACES) {
    const { table, isAbout, isOwn } = PLACES[place];
    const columns = readableColumns(table);
    const { id } = columns;
    if (!id) continue;
    const at = firstOf(columns, DATES);
    const subject = firstOf(columns, SUBJECTS);
    const isMeant: SQL | undefined = and(isAbout(address), isOwn(scope));
    const rows: Record<string, unknown>[] = await ctx.db
      .select({ id, ...(at && { at }), ...(subject && { subject }) })
      .from(table)
      .where(isMeant)
      .orderBy(desc(id))
      .limit(SHOWN);
    for (const row of rows)
      if (typeof row['id'] === 'number')
        records.push({ place, id: row['id'], at: textOf(row['at']), subject: textOf(row['subject']) });
  }
  return records.toSorted((a, b) => byCode(b.at ?? '', a.at ?? ''));
}
