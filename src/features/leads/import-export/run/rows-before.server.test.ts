import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/database.ts';
import { AT_END, rowsQuery } from './rows-before.server.ts';

test('a batch of a revert reads its own rows only, however many are left', async () => {
  const { db, close } = await openTestDatabase();
  const query = rowsQuery(db, { id: 1 }, { isAside: false, action: 'created' }, { before: AT_END, most: 25 });
  const plan = await db.all<{ detail: string }>(sql`explain query plan ${query.getSQL()}`);
  expect(plan.map(({ detail }) => detail)).toEqual([
    'SEARCH crm_import_rows USING INDEX crm_import_rows_import (importId=? AND action=? AND line<?)',
  ]);
  await close();
});
