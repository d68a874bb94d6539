import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { expect, test } from 'vitest';
import { attempts } from '#db/schema/index.ts';
import { openTestDatabase } from '#tests/database.ts';

const SECONDS = 10;

test('while another process keeps taking the lock, every acknowledged row is kept', async () => {
  const { client, db, path, close } = await openTestDatabase();
  const outside = createClient({ url: pathToFileURL(path).href, concurrency: 1 });
  const end = performance.now() + SECONDS * 1000;
  let acknowledged = 0;
  let refused = 0;

  const lock = async () => {
    while (performance.now() < end) {
      const held = await outside.transaction('write').catch(() => outside.reconnect());
      await sleep(Math.random() * 40);
      await held?.rollback();
      await sleep(5);
    }
  };
  const write = async (name: number) => {
    while (performance.now() < end) {
      const written =
        name % 2 === 0
          ? db.insert(attempts).values({ bucket: String(name), at: 1 })
          : db.transaction(async (tx) => tx.insert(attempts).values({ bucket: String(name), at: 1 }));
      await written.then(
        () => (acknowledged += 1),
        () => (refused += 1),
      );
    }
  };
  await Promise.all([lock(), ...Array.from({ length: 10 }, (_, name) => write(name))]);

  const { rows } = await outside.execute('SELECT count(*) AS n FROM attempts');
  console.log(`${acknowledged} acknowledged, ${refused} refused, ${String(rows[0]?.['n'])} on disk`);
  expect(rows[0]?.['n']).toBe(acknowledged);
  expect(client.closed).toBe(false);
  outside.close();
  await close();
});
