// One long file: the rows share one data set.
/**
 * Part of `npm run bench`: measures the lead manager at the volume of issue 5, over HTTP against the real server. Exits
 * with 1 if a limit is exceeded. `node tests/bench/crm.ts` One long list of limits, because they share a data set.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { WriterClient } from '#db/writer/writer.ts';
import { ApiClient } from '../api-client.ts';
import { silent, temporaryFolder } from '../database.ts';
import { startServer, type TestServer } from '../server.ts';
import { CRM_SIZES, seedCrm } from './seeds/crm-seed.ts';
import { importing } from './importing.ts';
import { seedLoop } from './seeds/loop-seed.ts';
import { seedStart } from './seeds/start-seed.ts';

const ROUNDS = 40;

type Row = { what: string; median: number; p99: number; bound: number; kept: boolean };
const table: Row[] = [];

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
const round = (ms: number): number => Math.round(ms * 10) / 10;

/** Compares the median with the limit: one slow response of forty is due to other processes. */
function note(what: string, times: number[], bound: number, part = 0.5): void {
  const sorted = times.toSorted((a, b) => a - b);
  table.push({
    what,
    median: round(at(sorted, 0.5)),
    p99: round(at(sorted, 0.99)),
    bound,
    kept: at(sorted, part) < bound,
  });
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await act();
  return performance.now() - begin;
}

async function measure(client: ApiClient, what: string, path: string, bound: number): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    times.push(
      await timed(async () => {
        const { status } = await client.call('GET', path);
        if (status !== 200) throw new Error(`${path} answered ${status}`);
      }),
    );
  note(what, times, bound);
}

/** Creates an account through the server, then fills its workspace directly in the database. */
async function seeded(): Promise<{ server: TestServer; client: ApiClient }> {
  const dataDir = await temporaryFolder();
  const first = await startServer({}, { dataDir });
  const client = await new ApiClient(first.url).register('bench');
  await first.stop();
  const database = new WriterClient({ url: pathToFileURL(join(dataDir, 'suite.db')).href, log: silent });
  process.stdout.write(`seeding ${Object.values(CRM_SIZES).join(' + ')} rows …\n`);
  process.stdout.write(`  ${Math.round((await timed(() => seedCrm(database, 1))) / 1_000)} s\n`);
  await seedStart(database, 1);
  await seedLoop(database, 1);
  await database.finish();
  const server = await startServer({}, { dataDir });
  return { server, client: new ApiClient(server.url, client.cookie) };
}

async function firstPages(client: ApiClient): Promise<void> {
  const contacts = '/api/crm/contacts';
  for (const sort of [
    'name',
    '-name',
    'company',
    '-company',
    'createdAt',
    '-createdAt',
    'updatedAt',
    '-updatedAt',
  ])
    await measure(client, `contacts by ${sort}`, `${contacts}?sort=${sort}`, 50);
  for (const filter of ['tag=VIP', 'tag=raro', 'source=event', 'source=phone', 'stage=won', 'companyId=7'])
    for (const sort of ['name', '-createdAt'])
      await measure(client, `contacts ${filter} by ${sort}`, `${contacts}?${filter}&sort=${sort}`, 50);
  for (const q of ['gar', 'exa', 'per', 'garcia ana', '600 000 1'])
    await measure(client, `contacts with “${q}”`, `${contacts}?q=${encodeURIComponent(q)}`, 50);
  for (const query of ['sort=name', 'sort=-updatedAt', 'q=tal', 'stage=won', 'source=event'])
    await measure(client, `companies ${query}`, `/api/crm/companies?${query}`, 50);
  for (const query of [
    '',
    'sort=title',
    'sort=-amount',
    'sort=expectedClose',
    'sort=-expectedClose',
    'kind=open',
    'kind=won&sort=-amount',
    'source=event',
    'stage=won&sort=title',
    'reached=proposal',
    'q=gar',
    'q=gar&sort=-amount',
    'q=pro',
    'companyId=7',
  ])
    await measure(client, `opportunities ${query}`, `/api/crm/opportunities?${query}`, 50);
  await measure(client, 'tags', '/api/crm/tags', 50);
  const { body } = await client.call('GET', '/api/crm/pipelines');
  const [pipeline] = (body as { items: { id: number }[] }).items;
  for (const query of ['', '?q=gar', '?q=pro'])
    await measure(client, `board${query}`, `/api/crm/pipelines/${pipeline?.id}/board${query}`, 100);
}

/** Times the same request with and without an existing duplicate: the difference is the duplicate check. */
async function duplicates(client: ApiClient): Promise<void> {
  const refusals = async (status: number, bodyOf: (n: number) => object): Promise<number[]> => {
    const times: number[] = [];
    for (let n = 0; n < ROUNDS; n += 1)
      times.push(
        await timed(async () => {
          const answer = await client.call('POST', '/api/crm/contacts', bodyOf(n));
          if (answer.status !== status) throw new Error(`a double answered ${answer.status}`);
        }),
      );
    return times;
  };
  const bare = await refusals(422, () => ({ firstName: '' }));
  const doubled = await refusals(409, (n) => ({
    firstName: 'Doble',
    email: `PERSONA.${n}@correo-${n % 997}.example`,
    phone: `600 000 ${100 + n}`,
  }));
  const call = at(
    bare.toSorted((a, b) => a - b),
    0.5,
  );
  note(
    'duplicate check',
    doubled.map((ms) => ms - call),
    5,
  );
}

const { server, client } = await seeded();
try {
  await measure(client, 'start page, its data', '/api/start', 50);
  await measure(client, 'loop analytics', '/api/loop/analytics', 300);
  await measure(client, 'loop analytics of a year', '/api/loop/analytics?from=2025-01-01&to=2025-12-31', 300);
  await measure(client, 'start page', '/start', 50);
  await firstPages(client);
  await measure(client, 'search “gar”', '/api/crm/search?q=gar', 50);
  await measure(client, 'search “exa”', '/api/crm/search?q=exa', 50);
  await measure(client, 'search “a”', '/api/crm/search?q=a', 50);
  await duplicates(client);
  table.push(...(await importing(server, client)));
  console.table(table);
  if (table.some(({ kept }) => !kept)) process.exitCode = 1;
} finally {
  await server.stop();
}
