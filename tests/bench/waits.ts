/**
 * Part of `npm run bench`: measures how long work that grows with its input delays other requests, with
 * 100,000 contacts, and the memory of the server and its processes. Exits with 1 if another request waits
 * more than 250 ms. `node tests/bench/waits.ts [name …]`
 *
 * In one long file, because the rows share one data set and depend on each other.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { WriterClient } from '#db/writer/writer.ts';
import { ApiClient, member } from '../api-client.ts';
import { anImport } from '../builders/csv.ts';
import { aLivePage } from '../builders/landing.ts';
import { someReportTexts } from '../builders/profile.ts';
import { aReadyCompany } from '../builders/report.ts';
import { silent, temporaryFolder } from '../database.ts';
import { startServer, type TestServer } from '../server.ts';
import { CRM_SIZES, seedCrm } from './seeds/crm-seed.ts';

const LONGEST_WAIT_MS = 250;
const IMPORT_LINES = Number(process.env['BENCH_IMPORT_LINES'] ?? 30_000);
/** Characters of each of a report's three texts: the accepted maximum (shared/limits.ts), or an earlier one. */
const TEXT_LENGTH = Number(process.env['BENCH_TEXT_LENGTH'] ?? 200_000);
const IMAGES = 200;
/** Matches some 60,000 of the seeded contacts. */
const BULK_UNTIL = '2026-03-01';
/** Requested meanwhile, one after the other. */
const PATHS = ['/api/user', '/api/crm/contacts?sort=name', '/api/crm/contacts?q=gar', '/leadmanager'];
const WARM_UP = 20;
const wanted = process.argv.slice(2);

type Row = {
  seconds: number;
  status: number;
  MB: number;
  'longest wait ms': number;
  'asked for': string;
  /** Longest response time of a request that needs no database: how long the server process was blocked. */
  'stall ms': number;
  'peak MB': number;
};
const table: Record<string, Row> = {};
const rounded = (value: number): number => Math.round(value * 10) / 10;

const rssOf = (pid: number): number => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;
  } catch {
    return 0;
  }
};

function memoryOf({ process: { pid = 0 } }: TestServer): number {
  const children = readdirSync('/proc').filter((name) => {
    try {
      return (
        /^\d+$/.test(name) &&
        readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(pid)
      );
    } catch {
      return false;
    }
  });
  return [pid, ...children.map(Number)].reduce((sum, each) => sum + rssOf(each), 0);
}

type Done = { status: number; bytes: number };

async function fetched(client: ApiClient, url: string, path: string): Promise<Done> {
  // The account export requires the password if the session of a reused data set is old.
  const headers = { cookie: client.cookie, 'x-current-password': 'clave-de-prueba' };
  const answer = await fetch(url + path, { headers });
  let bytes = 0;
  for await (const piece of answer.body ?? []) bytes += piece.length;
  return { status: answer.status, bytes };
}

async function measure(
  server: TestServer,
  prober: ApiClient,
  what: string,
  act: () => Promise<Done>,
): Promise<void> {
  if (wanted.length > 0 && !wanted.some((name) => what.includes(name))) return;
  const probe = new Worker(new URL('./waits-probe.ts', import.meta.url), {
    workerData: { url: server.url, cookie: prober.cookie, paths: PATHS },
  });
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, memoryOf(server))), 100);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const begin = performance.now();
  const done = await act().catch((): Done => ({ status: 0, bytes: 0 }));
  const seconds = (performance.now() - begin) / 1_000;
  const told = new Promise<{ longest: number; path: string; stall: number; failed: number }>((resolve) =>
    probe.once('message', resolve),
  );
  probe.postMessage('over');
  const { longest, path, stall, failed } = await told;
  clearInterval(timer);
  table[what] = {
    seconds: rounded(seconds),
    status: done.status,
    MB: rounded(done.bytes / 1_048_576),
    'longest wait ms': rounded(longest),
    'asked for': path,
    'stall ms': rounded(stall),
    'peak MB': Math.round(peak),
  };
  process.stdout.write(`${what}: ${JSON.stringify(table[what])}${failed > 0 ? ` ${failed} failed` : ''}\n`);
}

function prose(length: number): string {
  const sentence =
    'La empresa revisa cada pedido a mano, lo que retrasa las entregas y encarece el servicio. ';
  return `${sentence.repeat(8).trim()}\n\n`
    .repeat(Math.ceil(length / (sentence.length * 8)))
    .slice(0, length)
    .trim();
}

/** Returns text that is rejected now, but may be stored in old reports. */
const unusual = (length: number): string =>
  Array.from({ length }, (_, n) => String.fromCodePoint(0x4e00 + (n % 20_000))).join('');

async function withReports(client: ApiClient, dataDir: string, stop: () => Promise<unknown>) {
  const companyId = await aReadyCompany(client);
  const text = prose(TEXT_LENGTH);
  const ordinary = await client.make('/api/reports', {
    ...someReportTexts(companyId),
    analysis: text,
    recommendations: text,
    aiArchitecture: text,
  });
  const sharedCompany = await aReadyCompany(client);
  const shared = await client.make('/api/reports', someReportTexts(sharedCompany));
  await stop();
  const database = new WriterClient({ url: pathToFileURL(join(dataDir, 'suite.db')).href, log: silent });
  // A trigger makes reports immutable: insert a long one instead of updating the short one.
  const text2 = unusual(1_000_000);
  const sql = "select sql from sqlite_master where type = 'trigger' and tbl_name = 'reports'";
  const triggers = (await database.execute(sql)).rows.map((row) => String(row['sql']));
  for (const trigger of triggers) {
    const [, name] = /create trigger\s+[`"]?(\w+)/i.exec(trigger) ?? [];
    await database.execute(`drop trigger "${name}"`);
  }
  await database.execute({
    sql: 'update reports set analysis = ?, recommendations = ?, aiArchitecture = ? where id = ?',
    args: [text2, text2, text2, shared],
  });
  for (const trigger of triggers) await database.execute(trigger);
  const { rows } = await database.execute("select id from users where username = 'bench'");
  process.stdout.write(`seeding ${Object.values(CRM_SIZES).join(' + ')} rows …\n`);
  await seedCrm(database, Number(rows[0]?.['id']));
  await database.finish();
  return { ordinary, shared, sharedCompany, companyId };
}

async function withImages(client: ApiClient): Promise<void> {
  const { email: campaignId } = await aLivePage(client);
  for (let made = 0; made < IMAGES; made += 3)
    await client.call('POST', `/api/marketing/campaigns/${campaignId}/assets`, {});
}

const CONTACT_HEAD = 'Nombre;Apellidos;Correo;Teléfono;Empresa;Cargo;Etiquetas';
const aFile = (): string =>
  [
    CONTACT_HEAD,
    ...Array.from(
      { length: IMPORT_LINES },
      (_, n) =>
        `Nueva;Persona Número ${n};nueva.${n}@import.example;7${String(n).padStart(8, '0')};Empresa ${n % 500};Compras;feria`,
    ),
  ].join('\r\n');

async function ended(client: ApiClient, path: string): Promise<Done> {
  for (;;) {
    const { body, status } = await client.call('GET', path);
    if (status !== 200 || !['queued', 'running'].includes(member(body, 'status', 'string')))
      return { status, bytes: 0 };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

type World = {
  cookies: [string, string];
  ordinary: number;
  shared: number;
  sharedCompany: number;
  companyId: number;
};

/** Creates two accounts, one of them with much data; reused between runs if BENCH_DATA_DIR names a folder. */
async function aWorld(): Promise<World & { dataDir: string }> {
  const kept = process.env['BENCH_DATA_DIR'];
  const dataDir = await temporaryFolder();
  if (kept !== undefined && existsSync(join(kept, 'world.json'))) {
    await cp(kept, dataDir, { recursive: true });
    return { ...(JSON.parse(readFileSync(join(kept, 'world.json'), 'utf8')) as World), dataDir };
  }
  const first = await startServer({}, { dataDir });
  const rich = await new ApiClient(first.url).register('bench');
  const prober = await new ApiClient(first.url).register('probe');
  await withImages(rich);
  const reports = await withReports(rich, dataDir, () => first.stop());
  const world: World = { cookies: [rich.cookie, prober.cookie], ...reports };
  if (kept !== undefined) {
    await cp(dataDir, kept, { recursive: true });
    writeFileSync(join(kept, 'world.json'), JSON.stringify(world));
  }
  return { ...world, dataDir };
}

const { dataDir, cookies, ordinary, shared, sharedCompany, companyId } = await aWorld();
const server = await startServer(
  { LOG_LEVEL: 'error', ...(process.env['TRACE'] && { NODE_OPTIONS: '--require /tmp/w/trace.cjs' }) },
  { dataDir },
);
const owner = new ApiClient(server.url, cookies[0]);
const other = new ApiClient(server.url, cookies[1]);
const get = (path: string) => () => fetched(owner, server.url, path);
const run = (what: string, act: () => Promise<Done>) => measure(server, owner, what, act);
try {
  const { body } = await owner.call('POST', `/api/reports/${shared}/share`, { days: 7 });
  const link = new URL(member(body, 'url', 'string')).pathname;
  // Warm-up: the first requests compile the pages.
  for (let n = 0; n < WARM_UP; n += 1) for (const path of PATHS) await owner.call('GET', path);
  await run('nothing', () => new Promise((resolve) => setTimeout(resolve, 3_000, { status: 0, bytes: 0 })));
  await run('contacts CSV', get('/api/crm/export?kind=contacts&format=csv'));
  await run('account export', get('/api/user/export'));
  await run('200 images as ZIP', get('/api/marketing/assets.zip'));
  for (const format of ['pdf', 'docx', 'md'])
    await run(`report as ${format}`, get(`/api/reports/${ordinary}/export?format=${format}`));
  await run('report on its page', get(`/empresa/${companyId}?tab=report`));
  await run('report as JSON', get(`/api/companies/${companyId}/report`));
  await run('stored monster on its page', get(`/empresa/${sharedCompany}?tab=report`));
  await run('stored monster as JSON', get(`/api/companies/${sharedCompany}/report`));
  await run('stored monster through its link', get(link));
  await run('stored monster as PDF through its link', get(`${link}/report.pdf`));
  await run('stored monster as DOCX', get(`/api/reports/${shared}/export?format=docx`));
  let jobId = 0;
  await run('bulk change of 60,000', async () => {
    const answer = await owner.call('POST', '/api/crm/contacts/bulk', {
      allMatching: { filter: { createdTo: BULK_UNTIL } },
      set: { position: 'Dirección' },
    });
    jobId = member(answer.body, 'id', 'number');
    return ended(owner, `/api/jobs/${jobId}`);
  });
  await run('its undo', async () => {
    const { body } = await owner.call('POST', `/api/jobs/${jobId}/undo`, {});
    return ended(owner, `/api/jobs/${member(body, 'id', 'number')}`);
  });
  let importId = 0;
  await run('import', async () => {
    const answer = await owner.call('POST', '/api/crm/imports', anImport(aFile()));
    importId = member(answer.body, 'id', 'number');
    return ended(owner, `/api/crm/imports/${importId}`);
  });
  await run('revert of the import', async () => {
    const { status } = await owner.call('POST', `/api/crm/imports/${importId}/revert`, {});
    return { status, bytes: 0 };
  });
  await measure(server, other, 'erasure', async () => {
    const { status } = await owner.call('DELETE', '/api/user', { currentPassword: 'clave-de-prueba' });
    const count = async () => {
      const database = new WriterClient({ url: pathToFileURL(join(dataDir, 'suite.db')).href, log: silent });
      return database
        .execute('select count(*) as n from crm_contacts')
        .then(({ rows }) => Number(rows[0]?.['n']))
        .finally(() => database.close());
    };
    while ((await count()) > 0) await new Promise((resolve) => setTimeout(resolve, 1_000));
    return { status, bytes: 0 };
  });
} finally {
  console.table(table);
  if (Object.values(table).some((row) => row['longest wait ms'] > LONGEST_WAIT_MS)) process.exitCode = 1;
  await server.stop();
}
