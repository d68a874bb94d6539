import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { appErrorIn } from '#db/errors.ts';
import { silent } from '#tests/database.ts';
import { openDatabase } from './open.ts';
import { connectRemote } from './remote.ts';

test('a database server that does not respond fails as busy instead of hanging', async () => {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const client = connectRemote(`http://127.0.0.1:${port}`, undefined, { timeoutMs: 100, retryForMs: 0 });

  const error: unknown = await client.execute('SELECT 1').catch((reason: unknown) => reason);

  expect(appErrorIn(error)).toMatchObject({ code: 'busy', details: { retryAfterSeconds: 1 } });
  client.close();
  server.closeAllConnections();
  server.close();
});

test('a start without the database server names its host, and not its token', async () => {
  const url = 'http://127.0.0.1:9?authToken=secret';
  const failed = openDatabase({ url, dataDir: '/nowhere', log: silent });
  await expect(failed).rejects.toThrow('The database server 127.0.0.1:9 does not answer (DATABASE_URL).');
});
