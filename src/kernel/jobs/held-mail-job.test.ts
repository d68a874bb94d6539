import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outbox } from '#db/schema/index.ts';
import { someSettings } from '#tests/builders/settings.ts';
import { openTestDatabase, temporaryFolder, type TestDatabase } from '#tests/database.ts';
import { queueMail } from '#kernel/mail/outbox.ts';
import { createHeldMailLoop, requestRelease } from './held-mail-job.ts';

let folder: string;
let database: TestDatabase;
let lines: unknown[];
const now = new Date('2026-01-02T00:00:00.000Z');

beforeEach(async () => {
  folder = await temporaryFolder();
  database = await openTestDatabase();
  lines = [];
  const message = {
    kind: 'notice',
    dedupeKey: 'a',
    recipient: 'ana@test.example',
    replyTo: null,
    userId: null,
    subject: 's',
    text: 't',
    html: 'h',
  };
  const id = await queueMail(database.db, new Date('2026-01-01T00:00:00.000Z'), message, someSettings());
  expect(id).not.toBeNull();
  await database.db.update(outbox).set({ status: 'held' });
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const job = () =>
  createHeldMailLoop({
    db: database.db,
    dataDir: folder,
    log: { info: (line: unknown) => lines.push(line), warn: (line: unknown) => lines.push(line) },
    clock: () => now,
  });

const statuses = async () =>
  (await database.db.select({ status: outbox.status, at: outbox.nextAttemptAt }).from(outbox)).map(
    ({ status, at }) => `${status} ${at}`,
  );

test('held mail stays held, and a start says once how much', async () => {
  const { look } = job();
  await look(new AbortController().signal);
  await look(new AbortController().signal);
  expect(await statuses()).toEqual(['held 2026-01-01T00:00:00.000Z']);
  expect(lines).toEqual([{ messages: 1 }]);
});

test('released once asked for, and what a later restore holds stays held', async () => {
  await requestRelease(folder);
  const { look } = job();
  await look(new AbortController().signal);
  expect(await statuses()).toEqual([`queued ${now.toISOString()}`]);
  await database.db.update(outbox).set({ status: 'held' });
  await look(new AbortController().signal);
  expect(await statuses()).toEqual([`held ${now.toISOString()}`]);
});
