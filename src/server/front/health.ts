import type { ServerResponse } from 'node:http';
import type { Client } from '@libsql/client';
import { API_POLICY } from './policy.ts';

const TIMEOUT_MS = 1_000;

async function isDatabaseUp(client: Client): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), TIMEOUT_MS);
  const asked = client.execute('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

/** For balancers: 200 once the database answers, 503 while it does not or the server is going down. */
export async function answerHealth(res: ServerResponse, client: Client, isDraining: boolean): Promise<void> {
  const isUp = !isDraining && (await isDatabaseUp(client));
  const body = JSON.stringify({ status: isUp ? 'ok' : 'unavailable' });
  res
    .writeHead(isUp ? 200 : 503, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'content-security-policy': API_POLICY,
      'cache-control': 'no-store',
      ...(isUp ? {} : { 'retry-after': '1' }),
    })
    .end(body);
}
