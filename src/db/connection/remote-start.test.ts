import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { silent, temporaryFolder } from '#tests/database.ts';
import { startHranaServer } from '#tests/servers/hrana/server.ts';
import { readMigrations } from './migrate.ts';
import { MIGRATIONS, openDatabase } from './open.ts';

test('of several instances that start together on a database server one migrates, and all open it', async () => {
  const folder = await temporaryFolder();
  const server = await startHranaServer(join(folder, 'remote.db'));
  const migrated: unknown[] = [];
  const log = { ...silent, info: (line: unknown) => migrated.push(line) };
  const instances = await Promise.all(
    ['one', 'two', 'three'].map((name) =>
      openDatabase({ url: server.url, dataDir: join(folder, name), log }),
    ),
  );
  for (const { client } of instances)
    await client.execute("INSERT INTO attempts (bucket, at) VALUES ('a', 1)");
  const [first] = instances;
  const { rows } = (await first?.client.execute('SELECT count(*) AS n FROM __drizzle_migrations')) ?? {};
  expect(rows?.[0]?.['n']).toBe(readMigrations(MIGRATIONS).length);
  expect(migrated).toHaveLength(1);
  for (const { close } of instances) await close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test('waits for a database server that another start has locked', async () => {
  const folder = await temporaryFolder();
  const server = await startHranaServer(join(folder, 'remote.db'));
  const other = new DatabaseSync(join(folder, 'remote.db'));
  other.exec('BEGIN IMMEDIATE');
  const opening = openDatabase({ url: server.url, dataDir: join(folder, 'one'), log: silent });
  await expect.poll(server.busyCount).toBeGreaterThan(0);
  other.exec('ROLLBACK');
  const { client, close } = await opening;
  expect((await client.execute('SELECT * FROM attempts')).rows).toEqual([]);
  await close();
  other.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test.each(['http', 'ws'])('a start that lacks the token names the setting (%s)', async (scheme) => {
  const folder = await temporaryFolder();
  const server = await startHranaServer(join(folder, 'remote.db'), { token: 'right' });
  const url = server.url.replace(/^http/, scheme);
  for (const authToken of ['wrong', undefined])
    await expect(openDatabase({ url, authToken, dataDir: join(folder, 'one'), log: silent })).rejects.toThrow(
      `The database server ${new URL(url).host} refuses the token (DATABASE_AUTH_TOKEN).`,
    );
  await server.close();
  await rm(folder, { recursive: true, force: true });
});
