/**
 * Part of `npm run bench`: authenticated reads, writes and portal pages at 8 connections, with those of bare Fastify on
 * the same libraries beside them, each server on the same one core, and the memory of the server's process. Processor
 * time is printed with the clock's, because it says the same on a busy machine; of what is compared in rounds, the
 * medians, since the first ones compile the code.
 */
import { execFileSync, fork, type ChildProcess } from 'node:child_process';
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
const ROUNDS = 5;
const IDLE_S = 30;
const JSON_TYPE = 'application/json';
const CONTACTS_PAGE = '/leadmanager/contacts';

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

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Prints how fast we are beside bare Fastify, by the rounds of both. */
function compare(what: string, ours: readonly Measured[], theirs: readonly Measured[]): void {
  const ratioOf = (ratio: (own: Measured, other: Measured) => number): number =>
    round(median(ours.flatMap((own, at) => (theirs[at] ? [ratio(own, theirs[at])] : []))), 3);
  const byClock = ratioOf((own, other) => own.perSecond / other.perSecond);
  const byProcessor = ratioOf((own, other) => other.cpuMs / own.cpuMs);
  process.stdout.write(
    `${what}: ${byClock} of bare Fastify by the clock, ${byProcessor} by processor time\n`,
  );
}

/** Puts a server on the first core, and leaves the others to who asks. */
const pin = ({ pid }: ChildProcess): Buffer => execFileSync('taskset', ['-a', '-p', '-c', '0', String(pid)]);

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

  pin(server.process);
  pin(peer.process);
  const read = { cookie: client.cookie, accept: JSON_TYPE };
  const contactPath = `/api/crm/contacts/${contact}`;
  const contacts: Measured[] = [];
  const contactPages: Measured[] = [];
  const peers: Measured[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    contacts.push(await measure(server.process, 'a contact', server.url + contactPath, read));
    peers.push(await measure(peer.process, 'a contact, Fastify', peer.url + contactPath, read));
    const asked = { cookie: client.cookie };
    contactPages.push(await measure(server.process, CONTACTS_PAGE, server.url + CONTACTS_PAGE, asked));
  }
  compare('a contact', contacts, peers);
  compare(`${CONTACTS_PAGE}, beside a contact`, contactPages, peers);

  const department = { companyId: ids[0], name: 'Ventas', function: 'Vende.', digitalizationLevel: 3 };
  const calls: [string, string, Asked][] = [
    ['a record', `/api/companies/${ids[0]}`, read],
    [`a list of ${COMPANIES}`, '/api/companies', read],
    ['a write', '/api/departments', { ...read, body: department, status: 201 }],
  ];
  for (const [what, path, asked] of calls) {
    const ours = await measure(server.process, what, server.url + path, asked);
    const theirs = await measure(peer.process, `${what}, Fastify`, peer.url + path, asked);
    compare(what, [ours], [theirs]);
  }
  for (const path of ['/consultoria', '/comercia/companies', '/start']) {
    const asked = { cookie: empty.cookie };
    const page = await fetch(server.url + path, { headers: asked });
    process.stdout.write(`${path}: ${round((await page.text()).length / 1_024)} KB of HTML\n`);
    await measure(server.process, path, server.url + path, asked);
  }
  await measure(server.process, '/consultoria, 20 rows', `${server.url}/consultoria`, {
    cookie: client.cookie,
  });
  console.table(rows);
} finally {
  peer.process.kill();
  await server.stop();
}
