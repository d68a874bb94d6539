/**
 * `npm run bench:memory`: the memory of the server's process over ten minutes of reads, writes and pages at 16
 * connections. Ends with 1 where it takes more than wanted, or more in the last two minutes than in the third and fourth.
 */
import { ApiClient } from '../api-client.ts';
import { aCompany, aDepartment } from '../builders/profile.ts';
import { startServer } from '../server.ts';
import { load, type Asked } from './load.ts';
import { asNpmStart, memoryMb } from './process-figures.ts';

const MINUTES = 10;
const WANTED_MB = 320;
/** Ups and downs of the heap's own rhythm. */
const NOISE = 1.08;
const STEP_MS = 5_000;

const server = await startServer({ LOG_LEVEL: 'warn', ...asNpmStart() });
const client = await new ApiClient(server.url).register('bench');
const ids: number[] = [];
for (let n = 0; n < 20; n += 1)
  ids.push(await client.make('/api/companies', aCompany({ name: `Talleres ${n}` })));

const { cookie } = client;
const json = { cookie, accept: 'application/json' };
const asked: [string, Asked][] = [
  ['/api/companies', json],
  [`/api/companies/${ids[0]}`, json],
  ['/api/crm/search?q=ana', json],
  ['/consultoria', { cookie }],
  [`/empresa/${ids[0]}?tab=problems`, { cookie }],
  ['/leadmanager/contacts', { cookie }],
  ['/comercia/companies', { cookie }],
  ['/start', { cookie }],
  ['/', {}],
];
const written = aDepartment(ids[1] ?? 0);
try {
  const minutes: number[] = [];
  const startedAt = performance.now();
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    const seen: number[] = [];
    for (let step = 0; performance.now() - startedAt < minute * 60_000; step += 1) {
      const [path, how] = asked[step % asked.length] ?? ['/', {}];
      await load(server.url + path, { ...how, measuredMs: STEP_MS });
      if (step === 0)
        await load(`${server.url}/api/departments`, { ...json, body: written, status: 201, measuredMs: 500 });
      seen.push(await memoryMb(server.process));
    }
    minutes.push(Math.max(...seen));
    process.stdout.write(`minute ${minute}: ${minutes.at(-1)} MB at most\n`);
  }
  const most = Math.max(...minutes);
  const grown = Math.max(...minutes.slice(-2)) / Math.max(...minutes.slice(2, 4));
  process.stdout.write(`${most} MB at most (wanted ${WANTED_MB}), ${grown.toFixed(2)} times what it was\n`);
  if (most > WANTED_MB || grown > NOISE) process.exitCode = 1;
} finally {
  await server.stop();
}
