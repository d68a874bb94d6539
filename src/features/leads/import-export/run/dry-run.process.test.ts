import { rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startWorkPool } from '#app/work/pool.ts';
import type { WorkPoolOptions } from '#kernel/work/work-pool.ts';
import type { WorkPool } from '#kernel/work/work.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { anImport } from '#tests/builders/csv.ts';
import { openTestDatabase, temporaryFolder, type TestDatabase } from '#tests/database.ts';
import { beginImport } from '#tests/importing.ts';
import { runNextImport } from '#tests/jobs.ts';
import { cancelImport, findImport } from '#features/leads/import-export/import.server.ts';

let database: TestDatabase;
let pool: WorkPool;
let spoolFolder: string;
const aPool = (limits: WorkPoolOptions['limits'] = {}): Promise<WorkPool> => {
  const settings = { databaseUrl: pathToFileURL(database.path).href, databaseAuthToken: undefined };
  return startWorkPool({ settings, spoolFolder, log: { error: () => {} }, limits });
};
beforeEach(async () => {
  [database, spoolFolder] = await Promise.all([openTestDatabase(), temporaryFolder()]);
  pool = await aPool();
});
afterEach(async () => {
  await pool.close();
  await database.close();
  await rm(spoolFolder, { recursive: true, force: true });
});

const aFile = (lines: number) =>
  [
    'Nombre;Apellidos;Correo',
    ...Array.from({ length: lines }, (_, n) => `Ana;Ruiz ${n};a${n}@mar.example`),
  ].join('\n');

test(
  'a dry run in a work process tells its progress and accounts for its lines',
  { timeout: 120_000 },
  async () => {
    const owner = await aUserContext(database.db);
    const { id } = await beginImport(owner, anImport(aFile(3_000), { dryRun: 'true' }));
    const told: number[] = [];
    const telling: Pick<WorkPool, 'run'> = {
      run: (work, account, signal) => pool.run(work, account, signal, (bytes) => void told.push(bytes)),
    };
    await runNextImport({ db: database.db, pool: telling });
    expect(told.length).toBeGreaterThan(2);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(await findImport(owner, id)).toMatchObject({
      status: 'done',
      lines: { total: 3_000, created: 3_000 },
      progress: 1,
    });
  },
);

test('a dry run that is cancelled under way ends, and the next one runs', { timeout: 120_000 }, async () => {
  const owner = await aUserContext(database.db);
  const { id } = await beginImport(owner, anImport(aFile(20_000), { dryRun: 'true' }));
  const cancelling: Pick<WorkPool, 'run'> = {
    run: async (...given) => {
      await cancelImport(owner, id);
      return pool.run(...given);
    },
  };
  await runNextImport({ db: database.db, pool: cancelling });
  expect(await findImport(owner, id)).toMatchObject({ status: 'cancelled' });
  const next = await beginImport(owner, anImport(aFile(1_000), { dryRun: 'true' }));
  await runNextImport({ db: database.db, pool });
  expect(await findImport(owner, next.id)).toMatchObject({ status: 'done', lines: { created: 1_000 } });
});

test(
  'a dry run waits where its workspace has used the processor time of a minute',
  { timeout: 120_000 },
  async () => {
    const owner = await aUserContext(database.db);
    const spent = await aPool({ processorSeconds: 0 });
    const [first, second] = [
      await beginImport(owner, anImport(aFile(10), { dryRun: 'true' })),
      await beginImport(owner, anImport(aFile(20), { dryRun: 'true' })),
    ];
    for (let turn = 0; turn < 2; turn += 1) await runNextImport({ db: database.db, pool: spent });
    expect(await findImport(owner, first.id)).toMatchObject({ status: 'done' });
    expect(await findImport(owner, second.id)).toMatchObject({ status: 'running' });
    await spent.close();
    const later = new Date(Date.now() + 60_000);
    await runNextImport({ db: database.db, pool, clock: () => later });
    expect(await findImport(owner, second.id)).toMatchObject({ status: 'done', lines: { created: 20 } });
  },
);
