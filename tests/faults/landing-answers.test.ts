import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { expect, test } from 'vitest';
import { ApiClient } from '#tests/api-client.ts';
import { aLivePage, answerPage } from '#tests/builders/landing.ts';
import { temporaryFolder } from '#tests/database.ts';
import { processorMsOf } from '#tests/processor-time.ts';
import { startServer, type TestServer } from '#tests/server.ts';

const VISITORS = 32;
const WARM_UP_MS = 1_500;
/** The rate is only printed: 500 a second are required on an idle machine, and a busy one is no failure. */
const MEASURED_MS = 6_000;

/** As in production: answers are limited by address, which the proxy provides, and by recipient. */
const LIMITED = { RATE_LIMIT: 'on', TRUSTED_PROXIES: '1' };

const addressOf = (number: number): string => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;

const pin = (pid: number | undefined, cores: string): void => {
  execFileSync('taskset', ['-a', '-c', '-p', cores, String(pid)], { stdio: 'ignore' });
};

/** Pins all server threads to the first core, as on the smallest rentable machine; the visitors use the others. */
const onOneCore = ({ process: { pid } }: TestServer): void => {
  pin(pid, '0');
  const cores = availableParallelism();
  if (cores > 1) pin(process.pid, `1-${cores - 1}`);
};

/** Submits answers one after the other until the server is gone. */
function visit(url: string, slug: string, from: number) {
  const acknowledged: { email: string; atMs: number }[] = [];
  let isOver = false;
  let count = from;
  const one = async (): Promise<void> => {
    while (!isOver) {
      count += 1;
      const number = count;
      const email = `visitor${number}@answers.example`;
      const fields = { email, message: 'Quiero saber el precio.', attempt: randomUUID() };
      const status = await answerPage(url, slug, fields, addressOf(number)).catch(() => 0);
      if (status === 303) acknowledged.push({ email, atMs: performance.now() });
      else if (status !== 0) throw new Error(`an answer was answered ${status}`);
      else isOver = true;
    }
  };
  const all = Promise.all(Array.from({ length: VISITORS }, one));
  return {
    acknowledged,
    end: () => {
      isOver = true;
      return all;
    },
    last: () => count,
  };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('killing the server under load loses no acknowledged answer', async () => {
  const dataDir = await temporaryFolder();
  const server = await startServer(LIMITED, { dataDir });
  const { slug } = await aLivePage(await new ApiClient(server.url).register('ana'));
  onOneCore(server);

  const before = visit(server.url, slug, 0);
  await wait(WARM_UP_MS);
  const from = performance.now();
  const usedBefore = await processorMsOf(server.process.pid);
  await wait(MEASURED_MS);
  const used = (await processorMsOf(server.process.pid)) - usedBefore;
  await server.stop('SIGKILL');
  await before.end();
  const measured = before.acknowledged.filter(({ atMs }) => atMs > from).length;
  const rate = measured / (MEASURED_MS / 1_000);

  const again = await startServer(LIMITED, { dataDir });
  const after = visit(again.url, slug, before.last());
  await wait(1_000);
  await after.end();
  await again.stop();

  const acknowledged = [...before.acknowledged, ...after.acknowledged].map(({ email }) => email);
  const database = createClient({ url: pathToFileURL(join(dataDir, 'suite.db')).href });
  const { rows } = await database.execute(`SELECT l.contactEmail AS email
    FROM marketing_leads l
    JOIN inbox_entries i ON i.marketingLeadId = l.id
    JOIN outbox o ON o.recipient = l.contactEmail`);
  const { rows: halves } = await database.execute(`SELECT l.id FROM marketing_leads l
    LEFT JOIN inbox_entries i ON i.marketingLeadId = l.id WHERE i.id IS NULL`);
  database.close();
  const kept = rows.map((row) => String(row['email']));
  console.log(
    `${Math.round(rate)} answers a second, ${(used / measured).toFixed(1)} ms of processor time each; ` +
      `${acknowledged.length} acknowledged, ${kept.length} on disk`,
  );
  const known = new Set(kept);
  expect(acknowledged.filter((email) => !known.has(email))).toEqual([]);
  expect(known.size).toBe(kept.length);
  expect(halves).toEqual([]);
  await rm(dataDir, { recursive: true });
});
