import { withoutJournal } from '#db/journal/cause.ts';
import { asc, eq, gt } from 'drizzle-orm';
import { giveWay } from '#db/writer/give-way.ts';
import { crmContacts } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { everyRow } from '#db/rows.ts';
import { contactKeys } from '#features/leads/merge/duplicate.server.ts';

const BATCH_ROWS = 200;

/** Does for the keys of addresses and numbers what `renewCompanyKeys` does for companies. */
export async function renewContactKeys(db: Database): Promise<void> {
  const { id, email, emailKey, phone, phoneKey, emails, phones, otherKeys } = crmContacts;
  for (let last = 0; ;) {
    const startedAt = performance.now();
    const rows = await everyRow(db, crmContacts)
      .select({ id, email, emailKey, phone, phoneKey, emails, phones, otherKeys })
      .where(gt(id, last))
      .orderBy(asc(id))
      .limit(BATCH_ROWS);
    const stale = rows
      .map((row) => ({ row, keys: contactKeys(row) }))
      .filter(
        ({ row, keys }) =>
          keys.emailKey !== row.emailKey ||
          keys.phoneKey !== row.phoneKey ||
          keys.otherKeys.join('\n') !== row.otherKeys.join('\n'),
      );
    if (stale.length > 0)
      await withoutJournal(db, async (tx) => {
        for (const { row, keys } of stale) await everyRow(tx, crmContacts).update(keys).where(eq(id, row.id));
      });
    const end = rows.at(-1);
    if (!end || rows.length < BATCH_ROWS) return;
    last = end.id;
    await giveWay(startedAt);
  }
}
