import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/database.ts';
import { staleTriggers } from '#db/triggers.ts';

test('the migrations leave the triggers of the search as the field lists want them (npm run db:generate)', async () => {
  const { client, close } = await openTestDatabase();
  try {
    expect((await staleTriggers(client)).map(({ name }) => name)).toEqual([]);
    await client.execute('DROP TRIGGER crm_tasks_search_update');
    expect((await staleTriggers(client)).map(({ name }) => name)).toEqual(['crm_tasks_search_update']);
  } finally {
    await close();
  }
});
