import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { appErrorIn } from './errors.ts';
import { connectRemote } from './remote.ts';

test('a database server that does not answer ends as busy instead of waiting for ever', async () => {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const client = connectRemote(`http://127.0.0.1:${port}`, undefined, 100);

  const error: unknown = await client.execute('SELECT 1').catch((reason: unknown) => reason);

  expect(appErrorIn(error)).toMatchObject({ code: 'busy', details: { retryAfterSeconds: 1 } });
  client.close();
  server.closeAllConnections();
  server.close();
});
