/**
 * Part of `npm run bench`: authenticated reads, writes and portal pages at 8 connections, with those of bare Fastify on
 * the same libraries beside them, and the memory of the server's process. Processor time is printed with the clock's,
 * because it says the same on a busy machine.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiClient } from '../api-client.ts';
import { freePort, startServer } from '../server.ts';
import { processorMsOf } from '../processor-time.ts';
import { load, type Asked } from './load.ts';
import { asNpmStart, memoryMb } from './process-figures.ts';

const COMPANIES = 20;
const IDLE_S = 30;
const JSON_TYPE = 'application/json';

const rows: Record<string, object> = {};
const round = (value: number, digits = 1): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** Of one kind of answer: how many a second, and the processor time of one in ms. */
type Measured = { perSecond: number; cpuMs: number };

async function measure(child: ChildProcess, what: string, address: string, asked: Asked): Promise<Measured> {
  const begun = await processorMsOf(child.pid);
  const { perSecond, medianMs, p99Ms, answered } = await load(address, asked);
  const cpuMs = ((await processorMsOf(child.pid)) - begun) / answered;
  rows[what] = {
    'per second': Math.round(perSecond),
    'cpu ms': round(cpuMs, 2),
    'median ms': round(medianMs),
    'p99 ms': round(p99Ms),
    'p99 / median': round(p99Ms / medianMs),
    'memory MB': await memoryMb(child),
  };
  return { perSecond, cpuMs };
}

/** Prints how fast we are beside bare Fastify. */
function compare(what: string, ours: Measured, theirs: Measured): void {
  const byClock = round(ours.perSecond / theirs.perSecond, 3);
  const byProcessor = round(theirs.cpuMs / ours.cpuMs, 3);
  process.stdout.write(
    `${what}: ${byClock} of bare Fastify by the clock, ${byProcessor} by processor time\n`,
  );
}

async function startPeer(database: string): Promise<{ url: string; process: ChildProcess }> {
  const port = await freePort();
  const program = fileURLToPath(new URL('peer-server.ts', import.meta.url));
  const child = fork(program, [String(port), database], { env: { ...process.env, NODE_ENV: 'production' } });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('no peer'))),
  ]);
  return { url: `http://127.0.0.1:${port}`, process: child };
}

const server = await startServer({ LOG_LEVEL: 'warn', ...asNpmStart() });
const client = await new ApiClient(server.url).register('bench');
const ids: number[] = [];
for (let n = 0; n < COMPANIES; n += 1)
  ids.push(
    await client.make('/api/companies', {
      name: `Talleres ${n}`,
      sector: 'Metal',
      size: 'small',
      structure: 'simple',
    }),
  );
const contact = await client.make('/api/crm/contacts', {
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@taller.example',
  phone: '+34 600 111 222',
});
const empty = await new ApiClient(server.url).register('empty');
const copy = join(server.dataDir, 'peer.db');
const database = new DatabaseSync(join(server.dataDir, 'suite.db'));
database.exec(`VACUUM INTO '${copy}'`);
database.close();
const peer = await startPeer(copy);
try {
  await sleep(IDLE_S * 1_000);
  process.stdout.write(`${IDLE_S} s after the start: ${await memoryMb(server.process)} MB\n`);

  const read = { cookie: client.cookie, accept: JSON_TYPE };
  const department = { companyId: ids[0], name: 'Ventas', function: 'Vende.', digitalizationLevel: 3 };
  const calls: [string, string, Asked][] = [
    ['a contact', `/api/crm/contacts/${contact}`, read],
    ['a record', `/api/companies/${ids[0]}`, read],
    [`a list of ${COMPANIES}`, '/api/companies', read],
    ['a write', '/api/departments', { ...read, body: department, status: 201 }],
  ];
  const peers = new Map<string, Measured>();
  for (const [what, path, asked] of calls) {
    const ours = await measure(server.process, what, server.url + path, asked);
    const theirs = await measure(peer.process, `${what}, Fastify`, peer.url + path, asked);
    peers.set(what, theirs);
    compare(what, ours, theirs);
  }
  for (const path of ['/leadmanager/contacts', '/consultoria', '/comercia/companies', '/start']) {
    const asked = { cookie: empty.cookie };
    const page = await fetch(server.url + path, { headers: asked });
    process.stdout.write(`${path}: ${round((await page.text()).length / 1_024)} KB of HTML\n`);
    const ours = await measure(server.process, path, server.url + path, asked);
    const theirs = peers.get('a contact');
    if (theirs) compare(`${path}, beside a contact`, ours, theirs);
  }
  await measure(server.process, '/consultoria, 20 rows', `${server.url}/consultoria`, {
    cookie: client.cookie,
  });
  console.table(rows);
} finally {
  peer.process.kill();
  await server.stop();
}
