import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { guardedFetch } from './guarded-fetch.ts';

const asUser = guardedFetch({ isPrivateAllowed: false });
const asAdministrator = guardedFetch({ isPrivateAllowed: true });
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<{ port: number; asked: () => number }> {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    listener(request, response);
  });
  servers.push(server);
  server.on('connection', () => (asked += 1));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, asked: () => asked };
}

const refusal = (reason: string) => ({ name: 'RefusedAddressError', reason });

test('rejects a user’s address of this machine, by number and by name, before anything is sent', async () => {
  const { port, asked } = await serve((_, response) => response.end('secret'));
  for (const host of ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', 'localhost'])
    await expect(asUser(`https://${host}:${port}/v1/models`)).rejects.toMatchObject(refusal('private'));
  expect(asked()).toBe(0);
});

test('rejects a user’s address without TLS, wherever it points', async () => {
  await expect(asUser('http://example.com/v1')).rejects.toMatchObject(refusal('insecure'));
  await expect(asAdministrator('file:///etc/passwd')).rejects.toMatchObject(refusal('insecure'));
});

test('an administrator’s address may be this machine, and its response is complete', async () => {
  const { port } = await serve((request, response) => {
    response.setHeader('x-method', request.method ?? '');
    request.pipe(response);
  });
  const answer = await asAdministrator(`http://localhost:${port}/v1`, {
    method: 'POST',
    body: 'ñandú 😀',
    headers: { 'content-type': 'text/plain' },
  });
  expect([answer.status, answer.headers.get('x-method'), await answer.text()]).toEqual([
    200,
    'POST',
    'ñandú 😀',
  ]);
});

test('follows no redirect, even for an administrator', async () => {
  const inside = await serve((_, response) => response.end('secret'));
  const outside = await serve((_, response) => {
    response.writeHead(307, { location: `http://127.0.0.1:${inside.port}/` });
    response.end();
  });
  await expect(asAdministrator(`http://127.0.0.1:${outside.port}/v1`)).rejects.toMatchObject(
    refusal('redirected'),
  );
  expect(inside.asked()).toBe(0);
});

test('cuts off an endless response', async () => {
  const { port } = await serve((_, response) => {
    const piece = Buffer.alloc(1_048_576, 'x');
    const more = (): void => void response.write(piece, (error) => (error ? undefined : more()));
    more();
  });
  const answer = await asAdministrator(`http://127.0.0.1:${port}/`);
  await expect(answer.text()).rejects.toMatchObject(refusal('too_large'));
});

test('an aborted call ends on the server too', async () => {
  const closed = Promise.withResolvers<void>();
  const { port } = await serve((_, response) => {
    response.write('one moment');
    response.once('close', closed.resolve);
  });
  const reader = new AbortController();
  const answer = await asAdministrator(`http://127.0.0.1:${port}/`, { signal: reader.signal });
  reader.abort();
  await expect(answer.text()).rejects.toThrow();
  await closed.promise;
});
