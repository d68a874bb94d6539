/**
 * `npm run bench:team -- <folder of seed:large> [--only=views|cell|bulk]`: the lead manager of a team of fifteen at a
 * million contacts (issue 37), over HTTP against the real server, one request at a time: views and their counts, a saved
 * cell, a bulk change of 100,000 rows with its undo while the site answers. `cpu` is the server's processor time, which other work on the
 * machine does not lengthen. Ends with 1 where a limit is exceeded. It changes the folder.
 */
import { parseArgs } from 'node:util';
import { ApiClient, member } from '../api-client.ts';
import { processorMsOf } from '../processor-time.ts';
import { startServer } from '../server.ts';
import { VIEWS } from './team-views.ts';

const ROUNDS = 20;
const COUNT = 500;
const CELL = 20;
const BULK_MS = 30_000;
const SITE_P99 = 250;

type Row = { median: number; cpu: number; bound: number; kept: boolean };
const table: Record<string, Row> = {};
const medianOf = (values: readonly number[]): number =>
  Math.round((values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN) * 10) / 10;
const note = (what: string, row: Omit<Row, 'kept'>) => {
  table[what] = { ...row, kept: row.median <= row.bound };
  console.log(`${what}: ${row.median} ms, ${row.cpu} of processor, of ${row.bound}`);
};

async function timed(pid: number | undefined, act: () => Promise<{ status: number }>) {
  const cpu = await processorMsOf(pid);
  const begin = performance.now();
  const { status } = await act();
  if (status !== 200) throw new Error(`answered ${status}`);
  return { ms: performance.now() - begin, cpu: (await processorMsOf(pid)) - cpu };
}

async function measure(
  what: string,
  bound: number,
  pid: number | undefined,
  act: () => Promise<{ status: number }>,
) {
  await act();
  const all: { ms: number; cpu: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) all.push(await timed(pid, act));
  note(what, { median: medianOf(all.map(({ ms }) => ms)), cpu: medianOf(all.map(({ cpu }) => cpu)), bound });
}

/** Asks the site's home page and a list until `isOver`; returns the 99th hundredth of the times. */
async function siteMeanwhile(client: ApiClient, isOver: () => boolean): Promise<number> {
  const times: number[] = [];
  while (!isOver())
    for (const path of ['/', '/leadmanager/contacts', '/api/crm/contacts?sort=name']) {
      const begin = performance.now();
      await client.call('GET', path);
      times.push(performance.now() - begin);
    }
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0);
}

/** Runs a job of the bulk queue to its end, asking the site meanwhile. */
async function runJob(
  what: string,
  client: ApiClient,
  jobId: number,
  began: number,
  spent: () => Promise<number>,
): Promise<void> {
  let isOver = false;
  const site = siteMeanwhile(client, () => isOver);
  for (;;) {
    const { body } = await client.call('GET', `/api/jobs/${jobId}`);
    const status = member(body, 'status', 'string');
    if (status === 'failed') throw new Error(`${what} failed`);
    if (status === 'done') break;
  }
  const ms = Math.round(performance.now() - began);
  isOver = true;
  note(what, { median: ms, cpu: await spent(), bound: BULK_MS });
  note(`${what}: the site meanwhile, p99`, { median: await site, cpu: Number.NaN, bound: SITE_P99 });
}

async function measureViews(client: ApiClient, pid: number | undefined): Promise<void> {
  for (const [what, { kind, filter, sort, bound }] of Object.entries(VIEWS)) {
    const query = `filter=${encodeURIComponent(JSON.stringify(filter))}`;
    await measure(what, bound, pid, () => client.call('GET', `/api/crm/${kind}?${query}&sort=${sort}`));
    await measure(`${what}, counted`, COUNT, pid, () =>
      client.call('GET', `/api/crm/${kind}?${query}&limit=1&count=true`),
    );
  }
}

async function measureCell(client: ApiClient, pid: number | undefined): Promise<void> {
  let cell = 0;
  await measure('a cell saved', CELL, pid, () => {
    cell += 1;
    return client.call('PATCH', `/api/crm/contacts/${cell}`, { position: `Jefa ${cell}` });
  });
}

async function measureBulk(client: ApiClient, pid: number | undefined): Promise<void> {
  let cpu = await processorMsOf(pid);
  const spent = async () => {
    const before = cpu;
    cpu = await processorMsOf(pid);
    return cpu - before;
  };
  const began = performance.now();
  // A tenth of a million contacts is nobody's.
  const { body } = await client.call('POST', '/api/crm/contacts/bulk', {
    allMatching: { filter: { owner: 'nobody' } },
    set: { position: `Compras ${new Date().toISOString()}` },
  });
  const jobId = member(body, 'id', 'number');
  await runJob('bulk change of 100,000', client, jobId, began, spent);
  const undone = performance.now();
  const undo = await client.call('POST', `/api/jobs/${jobId}/undo`);
  await runJob('its undo', client, member(undo.body, 'id', 'number'), undone, spent);
}

const PARTS = { views: measureViews, cell: measureCell, bulk: measureBulk };

const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
if (values.only !== undefined && !(values.only in PARTS)) throw new Error(`no part ${values.only}`);
const [dataDir = ''] = positionals;
const server = await startServer({ LOG_LEVEL: 'warn' }, { dataDir });
const { pid } = server.process;
try {
  const client = await new ApiClient(server.url).login('large');
  for (const [name, measurePart] of Object.entries(PARTS))
    if (values.only === undefined || values.only === name) await measurePart(client, pid);
  console.table(table);
  if (Object.values(table).some(({ kept }) => !kept)) process.exitCode = 1;
} finally {
  await server.stop();
}
