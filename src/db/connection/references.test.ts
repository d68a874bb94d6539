import { is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import * as schema from '#db/schema/index.ts';
import { openTestDatabase } from '#tests/database.ts';

// drizzle-kit leaves out what a deletion does where a migration adds a column to a table that is there.
test('a deletion does in the database what the schema says, for every reference', async () => {
  const database = await openTestDatabase();
  try {
    const wanted: string[] = [];
    const found: string[] = [];
    for (const table of Object.values(schema).filter((each) => is(each, SQLiteTable))) {
      const { name, foreignKeys } = getTableConfig(table);
      for (const key of foreignKeys)
        for (const { name: column } of key.reference().columns)
          wanted.push(`${name}.${column} ${key.onDelete ?? 'no action'}`);
      const { rows } = await database.client.execute({
        sql: 'select "from", on_delete from pragma_foreign_key_list(?)',
        args: [name],
      });
      found.push(...rows.map((row) => `${name}.${row['from']} ${String(row['on_delete']).toLowerCase()}`));
    }
    expect(found.sort()).toEqual(wanted.sort());
  } finally {
    database.close();
  }
});
