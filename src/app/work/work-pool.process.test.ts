import { readdir } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { attempts } from '#db/schema/index.ts';
import { composeCampaigns } from '#features/marketing/writer/formulas/campaigns.rules.ts';
import { composeSet } from '#features/marketing/writer/checks/compose.server.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { openTestDatabase, temporaryFolder, type TestDatabase } from '#tests/database.ts';
import { composerCase, composerInput } from '#tests/composer-cases.ts';
import { fullBrief } from '#tests/fuzz/text-readers.ts';
import { MAX_DOCUMENT } from '#shared/limits.ts';
import { bigSnapshot } from '#tests/report-case.ts';
import { aFrozenReport, SITE } from '#tests/report-document.ts';
import type { WorkPoolOptions } from '#kernel/work/work-pool.ts';
import { startWorkPool } from './pool.ts';
import { workContext } from '#kernel/context.ts';
import type { Work, WorkPool } from '#kernel/work/work.ts';

let database: TestDatabase;
let spoolFolder: string;
const pools: WorkPool[] = [];
const logged: unknown[] = [];
beforeEach(async () => {
  [database, spoolFolder] = await Promise.all([openTestDatabase(), temporaryFolder()]);
});
afterEach(async () => {
  logged.splice(0);
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
  await database.close();
});

async function aPool(limits: WorkPoolOptions['limits'] = {}): Promise<WorkPool> {
  const settings = { databaseUrl: pathToFileURL(database.path).href, databaseAuthToken: undefined };
  const pool = await startWorkPool({
    settings,
    spoolFolder,
    log: { error: (about: unknown, said?: string) => void logged.push({ about, said }) },
    limits,
  });
  pools.push(pool);
  return pool;
}

const reportAs = (format: 'pdf' | 'md', analysis = 'Some words.'): Work => ({
  task: 'reportFile',
  input: { report: aFrozenReport(bigSnapshot(4), 'en', { analysis }), format, siteUrl: SITE },
});
/** A different character without a font each time, as old reports may contain. */
const unusual = (): string =>
  Array.from({ length: 1_000_000 }, (_, n) => String.fromCodePoint(0x4e00 + (n % 20_000))).join('');

test('out of memory, work fails alone and the next one succeeds', { timeout: 120_000 }, async () => {
  const pool = await aPool({ memoryMb: 80 });
  await expect(pool.run(reportAs('pdf', unusual()), 'a')).rejects.toMatchObject({ code: 'work_too_large' });
  await expect(pool.run(reportAs('md'), 'a')).resolves.toBeInstanceOf(Uint8Array);
  expect(logged).toMatchObject([{ about: { task: 'reportFile', isLate: false } }]);
});

test(
  'prints the longest text that may be stored even if no font has any of its characters',
  { timeout: 180_000 },
  async () => {
    const pool = await aPool();
    const analysis = unusual().slice(0, MAX_DOCUMENT);
    await expect(pool.run(reportAs('pdf', analysis), 'a')).resolves.toBeDefined();
  },
);

test('a crash by a bug is logged, and not reported as a large file', async () => {
  // Node refuses to start with such a limit, and exits with a code of its own.
  const pool = await aPool({ memoryMb: Number.NaN });
  await expect(pool.run(reportAs('md'), 'a')).rejects.toMatchObject({ code: 'internal' });
  expect(logged).toMatchObject([{ about: { task: 'reportFile', code: 9 }, said: 'work process ended' }]);
});

test('stops work that takes too long, and says when to retry', { timeout: 120_000 }, async () => {
  const pool = await aPool({ seconds: 2 });
  const work = pool.run(reportAs('pdf', unusual()), 'a');
  await expect(work).rejects.toMatchObject({ code: 'work_too_slow', details: { retryAfterSeconds: 60 } });
});

test('accounts wait only for their own work, in a short queue', { timeout: 120_000 }, async () => {
  const pool = await aPool({ waitingPerAccount: 1 });
  const stop = new AbortController();
  const ended = Promise.allSettled([
    pool.run(reportAs('pdf', unusual()), 'a', stop.signal),
    pool.run(reportAs('md'), 'a', stop.signal),
  ]);
  await expect(pool.run(reportAs('md'), 'a')).rejects.toMatchObject({
    code: 'work_waiting',
    details: { retryAfterSeconds: 30 },
  });
  await expect(pool.run(reportAs('md'), 'b')).resolves.toBeInstanceOf(Uint8Array);
  stop.abort();
  expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('who has used the processor time of a minute is told when to come back; others are served', async () => {
  const pool = await aPool({ processorSeconds: 0 });
  const both = Promise.allSettled([pool.run(reportAs('md'), 'a'), pool.run(reportAs('md'), 'a')]);
  const refused = { code: 'too_many_requests', details: { retryAfterSeconds: expect.any(Number) } };
  expect(await both).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected', reason: refused }]);
  await expect(pool.run(reportAs('md'), 'a')).rejects.toMatchObject(refused);
  await expect(pool.run(reportAs('md'), 'b')).resolves.toBeInstanceOf(Uint8Array);
});

test('work that was ended has used the processor until then', { timeout: 120_000 }, async () => {
  const pool = await aPool({ seconds: 2, processorSeconds: 1 });
  await expect(pool.run(reportAs('pdf', unusual()), 'a')).rejects.toMatchObject({ code: 'work_too_slow' });
  await expect(pool.run(reportAs('md'), 'a')).rejects.toMatchObject({ code: 'too_many_requests' });
});

test('a large file arrives complete and leaves nothing on the disk', { timeout: 120_000 }, async () => {
  const pool = await aPool();
  const analysis = 'Palabras y más palabras.\n\n'.repeat(200_000);
  const made = await pool.run(reportAs('md', analysis), 'a');
  if (made instanceof Uint8Array) throw new Error('it came in a message');
  expect(await readdir(spoolFolder)).toEqual([]);
  const bytes = new Uint8Array(await new Response(made.stream).arrayBuffer());
  expect(bytes.length).toBe(made.sizeBytes);
  expect(Buffer.from(bytes).toString().split('Palabras y más palabras.')).toHaveLength(200_001);
});

test('a task reads the database while the server goes on writing', { timeout: 120_000 }, async () => {
  const owner = await aUserContext(database.db);
  const pool = await aPool();
  const exported = pool.run({ task: 'accountExport', input: workContext(owner) }, 'a');
  await database.db.insert(attempts).values({ bucket: 'meanwhile', at: 0 });
  const content = JSON.parse(Buffer.from((await exported) as Uint8Array).toString());
  expect(content.profile).toMatchObject({ username: owner.user.username });
  expect(await database.db.$count(attempts)).toBe(1);
});

test('long texts are composed as they would be in the server', { timeout: 120_000 }, async () => {
  const owner = await aUserContext(database.db);
  const pool = await aPool();
  const asked: Work[] = [];
  const runWork = (work: Work) => {
    asked.push(work);
    return pool.run(work, 'a');
  };
  const long = fullBrief('Quesos de cabra curados en cueva.\n'.repeat(100));
  expect(await composeSet({ ...owner, runWork }, long)).toEqual(composeCampaigns(long));
  const short = composerInput(composerCase('cheese-maker'), 'es');
  expect(await composeSet({ ...owner, runWork }, short)).toEqual(composeCampaigns(short));
  expect(asked).toMatchObject([{ task: 'composedText' }]);
});

test('an error of a task arrives as it was thrown', { timeout: 120_000 }, async () => {
  const owner = await aUserContext(database.db);
  const pool = await aPool();
  const work: Work = { task: 'importErrorsCsv', input: { context: workContext(owner), id: 999 } };
  await expect(pool.run(work, 'a')).rejects.toMatchObject({ code: 'not_found' });
});

test('closing ends running work', { timeout: 120_000 }, async () => {
  const pool = await aPool();
  const running = pool.run(reportAs('pdf', unusual()), 'a');
  const ended = expect(running).rejects.toMatchObject({ code: 'shutting_down' });
  await pool.close();
  await ended;
});
