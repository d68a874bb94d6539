import { eq, inArray, sql } from 'drizzle-orm';
import { withoutJournal } from '#db/journal/cause.ts';
import { everyRow } from '#db/rows.ts';
import { crmFields, crmFieldValues } from '#db/schema/index.ts';
import { RECORD_TABLES } from '#features/leads/record-tables.server.ts';
import type { Database } from '#db/drizzle.ts';
import { isOlderThan } from '#db/stored-times.ts';
import { giveWay } from '#db/writer/give-way.ts';
import { DELETED_FIELD_DAYS } from './custom-fields.values.ts';

const BATCH_ROWS = 500;
const DAY_MS = 86_400_000;

type Field = Pick<typeof crmFields.$inferSelect, 'id' | 'kind' | 'key'>;

/** Takes the values of a field out of its records, batch by batch. */
async function forgetValues(db: Database, { id, kind, key }: Field): Promise<void> {
  const table = RECORD_TABLES[kind];
  for (;;) {
    const startedAt = performance.now();
    const rows = await everyRow(db, crmFieldValues)
      .select({ recordId: crmFieldValues.recordId })
      .where(eq(crmFieldValues.fieldId, id))
      .limit(BATCH_ROWS);
    if (rows.length === 0) return;
    const ids = [...new Set(rows.map(({ recordId }) => recordId))];
    await withoutJournal(db, async (tx) => {
      // A key has letters, digits and underscores alone. The triggers take the rows of the values away.
      await everyRow(tx, table)
        .update({ customFields: sql`json_remove(${table.customFields}, ${`$."${key}"`})` })
        .where(inArray(table.id, ids));
      await everyRow(tx, crmFieldValues)
        .delete()
        .where(sql`${crmFieldValues.fieldId} = ${id} and ${inArray(crmFieldValues.recordId, ids)}`);
    });
    await giveWay(startedAt);
  }
}

/** Forgets the fields that were deleted 30 days ago, of every workspace, with their values. Called by the hourly job. */
export async function forgetFields(db: Database, now: Date): Promise<void> {
  const { id, kind, key, deletedAt } = crmFields;
  const fields = await everyRow(db, crmFields)
    .select({ id, kind, key })
    .where(isOlderThan(deletedAt, now, DELETED_FIELD_DAYS * DAY_MS));
  for (const field of fields) {
    await forgetValues(db, field);
    await withoutJournal(db, (tx) => everyRow(tx, crmFields).delete().where(eq(id, field.id)).then());
  }
}
