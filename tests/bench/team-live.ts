/**
 * `npm run bench:live`: 50 open tabs that hear of changes (the memory and the processor time that they cost while nothing
 * happens) and the time until a webhook has left, over HTTP against the real server (issue 37). Memory is the difference of
 * the process's resident size, at rest both times after as many pages. Ends with 1 where a limit is exceeded.
 */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiClient } from '../api-client.ts';
import { aCrmContact } from '../builders/crm.ts';
import { processorMsOf } from '../processor-time.ts';
import { startServer } from '../server.ts';

const TABS = 50;
const IDLE_MS = 30_000;
const TABS_MB = 30;
const IDLE_PERCENT = 2;
const WEBHOOK_MS = 2_000;
const WEBHOOKS = 10;

const table: Record<string, { seen: number; bound: number; kept: boolean }> = {};
const note = (what: string, seen: number, bound: number) => {
  table[what] = { seen: Math.round(seen * 10) / 10, bound, kept: seen <= bound };
};

const residentMb = async (pid: number | undefined): Promise<number> =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

async function idlePercent(pid: number | undefined): Promise<number> {
  const before = await processorMsOf(pid);
  await pause(IDLE_MS);
  return (((await processorMsOf(pid)) - before) / IDLE_MS) * 100;
}

const received: number[] = [];
const receiver = createServer((request, response) => {
  received.push(performance.now());
  request.resume();
  response.end();
}).listen(0, '127.0.0.1');
await once(receiver, 'listening');
const server = await startServer({ LOG_LEVEL: 'warn', TEST_WEBHOOKS_TO_LOOPBACK: 'on' });
const { pid } = server.process;
const closing = new AbortController();
try {
  const client = await new ApiClient(server.url).register('ana');
  const contact = await client.make('/api/crm/contacts', aCrmContact());
  const openPages = async () => {
    for (let n = 0; n < TABS; n += 1) await client.call('GET', `/leadmanager/contacts/${contact}`);
  };
  await openPages();
  const quiet = await idlePercent(pid);
  const before = await residentMb(pid);
  await openPages();
  const streams = Array.from({ length: TABS }, (_, tab) =>
    fetch(`${server.url}/api/live/crm_contact/${contact}?tab=tab-${tab}`, {
      headers: { cookie: client.cookie, accept: 'text/event-stream' },
      signal: closing.signal,
    }),
  );
  for (const { status } of await Promise.all(streams))
    if (status !== 200) throw new Error(`answered ${status}`);
  const open = await idlePercent(pid);
  note(`${TABS} open tabs, MB`, (await residentMb(pid)) - before, TABS_MB);
  note(`${TABS} open tabs idle, % of a core`, open - quiet, IDLE_PERCENT);

  const { port } = receiver.address() as AddressInfo;
  await client.call('POST', '/api/webhooks', {
    url: `http://127.0.0.1:${port}/`,
    events: ['contact.updated'],
  });
  const times: number[] = [];
  for (let n = 0; n < WEBHOOKS; n += 1) {
    const known = received.length;
    const begin = performance.now();
    await client.call('PATCH', `/api/crm/contacts/${contact}`, { position: `Jefa ${n}` });
    while (received.length === known) await pause(5);
    times.push((received[known] ?? Number.NaN) - begin);
  }
  note('a webhook after the change, slowest of 10, ms', Math.max(...times), WEBHOOK_MS);
  console.table(table);
  if (Object.values(table).some(({ kept }) => !kept)) process.exitCode = 1;
} finally {
  closing.abort();
  receiver.close();
  await server.stop();
}
