/**
 * Measures the figures of issue 22 at a million rows, over HTTP against the real server, beside those at ten thousand.
 * `node tests/bench/large.ts <folder of seed:large> [folder of seed:large with part 100]`
 */
import { readFile } from 'node:fs/promises';
import { ApiClient } from '../api-client.ts';
import { startServer } from '../server.ts';

const ROUNDS = 20;
const TICK_MS = 10;

const CALLS: [what: string, path: string, boundMs: number][] = [
  ['contacts', '/api/crm/contacts?sort=name', 50],
  ['contacts, newest', '/api/crm/contacts?sort=-createdAt', 50],
  ['contacts, last changed', '/api/crm/contacts?sort=-updatedAt', 50],
  ['contacts by company', '/api/crm/contacts?sort=company', 50],
  ['contacts with a tag', '/api/crm/contacts?tag=VIP', 50],
  ['contacts of a source', '/api/crm/contacts?source=event', 50],
  ['contacts in a stage', '/api/crm/contacts?stage=won', 50],
  ['contacts found', '/api/crm/contacts?q=gar', 50],
  ['companies', '/api/crm/companies?sort=name', 50],
  ['opportunities', '/api/crm/opportunities', 50],
  ['opportunities by amount', '/api/crm/opportunities?sort=-amount', 50],
  ['tasks', '/api/crm/tasks', 50],
  ['marketing leads', '/api/marketing/leads', 50],
  ['marketing leads, new', '/api/marketing/leads?status=new', 50],
  ['marketing leads found', '/api/marketing/leads?q=numero', 50],
  ['total of contacts', '/api/crm/contacts?count=true', 500],
  ['total of contacts found', '/api/crm/contacts?q=gar&count=true', 500],
  ['total of marketing leads', '/api/marketing/leads?count=true', 500],
  ['search “gar”', '/api/crm/search?q=gar', 100],
  ['search “exa”', '/api/crm/search?q=exa', 100],
  ['search without a match', '/api/crm/search?q=zzqx', 100],
  ['board', '/api/crm/pipelines/1/board', 150],
  ['analytics of the lead manager', '/api/crm/analytics', 300],
  ['analytics of marketing', '/api/marketing/analytics/figures', 300],
  ['start page', '/api/start', 300],
  ['page of contacts', '/leadmanager/contacts', 100],
];

type Figure = { median: number; p95: number; cpu: number; status: number };

async function measure(dataDir: string): Promise<Map<string, Figure>> {
  const server = await startServer({ LOG_LEVEL: 'warn' }, { dataDir });
  const cpuMs = async () => {
    const fields = (await readFile(`/proc/${server.process.pid}/stat`, 'utf8'))
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  };
  try {
    const client = await new ApiClient(server.url).login('large');
    const figures = new Map<string, Figure>();
    for (const [what, path] of CALLS) {
      const times: number[] = [];
      let status = 0;
      await client.call('GET', path);
      const begun = await cpuMs();
      for (let n = 0; n < ROUNDS; n += 1) {
        const begin = performance.now();
        ({ status } = await client.call('GET', path));
        times.push(performance.now() - begin);
        // One that takes seconds has said what there is to say.
        if (times.length >= 3 && (times[0] ?? 0) > 2_000) break;
      }
      const sorted = times.toSorted((a, b) => a - b);
      const at = (part: number) => Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 10) / 10;
      const cpu = Math.round(((await cpuMs()) - begun) / times.length);
      figures.set(what, { median: at(0.5), p95: at(0.95), cpu, status });
    }
    return figures;
  } finally {
    await server.stop();
  }
}

const [large = '', small] = process.argv.slice(2);
const [atMillion, atTenThousand] = [
  await measure(large),
  small === undefined ? undefined : await measure(small),
];
console.table(
  Object.fromEntries(
    CALLS.map(([what, , bound]) => {
      const { median, p95, cpu, status } = atMillion.get(what) ?? { median: 0, p95: 0, cpu: 0, status: 0 };
      const less = atTenThousand?.get(what);
      return [
        what,
        {
          median,
          p95,
          'cpu ms': cpu,
          bound,
          kept: status === 200 ? median < bound : status,
          ...(less && { 'median at 10,000': less.median, 'cpu ms at 10,000': less.cpu }),
        },
      ];
    }),
  ),
);
