/**
 * Measures lists, counts, searches and analytics at a million rows over HTTP against the real server, beside those at
 * ten thousand. `cpu` is the server's processor time, which other work on the machine does not lengthen.
 * `node tests/bench/large.ts <folder of seed:large> [folder of seed:large with part 100]`
 */
import { ApiClient } from '../api-client.ts';
import { processorMsOf } from '../processor-time.ts';
import { startServer } from '../server.ts';

const WARM_UP = 3;
const ROUNDS = 40;

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

type Figure = { median: number; p95: number; cpu: number; cpuP95: number; status: number };
type Sample = { ms: number; cpuMs: number; status: number };

const at = (values: readonly number[], part: number): number =>
  Math.round((values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0) * 10) / 10;

function figureOf(samples: readonly Sample[]): Figure {
  const [times, cpuTimes] = [samples.map(({ ms }) => ms), samples.map(({ cpuMs }) => cpuMs)];
  return {
    median: at(times, 0.5),
    p95: at(times, 0.95),
    cpu: at(cpuTimes, 0.5),
    cpuP95: at(cpuTimes, 0.95),
    status: samples.find(({ status }) => status !== 200)?.status ?? 200,
  };
}

/** Goes round the calls, so that a busy moment of the machine does not fall upon one of them. */
async function measure(dataDir: string): Promise<Map<string, Figure>> {
  const server = await startServer({ LOG_LEVEL: 'warn' }, { dataDir });
  const { pid } = server.process;
  try {
    const client = await new ApiClient(server.url).login('large');
    const samples = new Map<string, Sample[]>(CALLS.map(([what]) => [what, []]));
    for (let round = -WARM_UP; round < ROUNDS; round += 1)
      for (const [what, path] of CALLS) {
        const begun = await processorMsOf(pid);
        const begin = performance.now();
        const { status } = await client.call('GET', path);
        const ms = performance.now() - begin;
        if (round >= 0) samples.get(what)?.push({ ms, cpuMs: (await processorMsOf(pid)) - begun, status });
      }
    return new Map([...samples].map(([what, all]) => [what, figureOf(all)]));
  } finally {
    await server.stop();
  }
}

const ratio = (large: number, less: number): number => Math.round((large / less) * 10) / 10;

const [large = '', small] = process.argv.slice(2);
const atMillion = await measure(large);
const atTenThousand = small === undefined ? undefined : await measure(small);
console.table(
  Object.fromEntries(
    CALLS.flatMap(([what, , bound]) => {
      const figure = atMillion.get(what);
      if (!figure) return [];
      const less = atTenThousand?.get(what);
      const { status, cpuP95, ...shown } = figure;
      const compared = less && {
        'cpu at 10,000': less.cpu,
        'p95 at 10,000': less.p95,
        'of p95': ratio(figure.p95, less.p95),
        'of cpu p95': ratio(cpuP95, less.cpuP95),
      };
      return [
        [what, { ...shown, bound, kept: status === 200 ? figure.median < bound : status, ...compared }],
      ];
    }),
  ),
);
