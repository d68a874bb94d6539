import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiClient } from '#tests/api-client.ts';
import { aSendableCampaign } from '#tests/builders/marketing.ts';
import { migratedFolder } from '#tests/database.ts';
import { query } from '#tests/mailbox.ts';
import { startServer, type TestServer } from '#tests/server.ts';
import { startSmtp, type SmtpServer } from '#tests/servers/smtp.ts';

/** A server starts in each test, in one of them several times. */
vi.setConfig({ testTimeout: 240_000 });

let dataDir: string;
let smtp: SmtpServer;
let server: TestServer | undefined;
beforeEach(async () => {
  dataDir = await migratedFolder('suite.db');
  smtp = await startSmtp();
});
afterEach(async () => {
  await server?.stop('SIGKILL');
  server = undefined;
  await smtp.close();
  await rm(dataDir, { recursive: true, force: true });
});

const POLL = { timeout: 60_000, interval: 50 };

async function start(): Promise<TestServer> {
  server = await startServer({ SMTP_URL: smtp.url, RATE_LIMIT: 'off' }, { dataDir });
  return server;
}

async function anOwner(url: string): Promise<ApiClient> {
  const owner = await new ApiClient(url).register('ana');
  await query(dataDir, "update users set emailConfirmedAt = '2026-01-01T00:00:00.000Z'");
  return owner;
}

const addressIn = (raw: string, path: string): string =>
  new RegExp(`/${path}/[\\w.-]+`).exec(raw.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[0] ?? '';
const statuses = async (): Promise<unknown[]> =>
  (await query(dataDir, 'select status from mail_deliveries order by id')).map(({ status }) => status);

/** A campaign that one person has got, and the addresses in their email. */
async function aSentCampaign(url: string): Promise<{ owner: ApiClient; raw: string }> {
  const owner = await anOwner(url);
  const { campaignId, listId } = await aSendableCampaign(owner);
  const before = smtp.received.length;
  expect((await owner.call('POST', `/api/marketing/campaigns/${campaignId}/send`, { listId })).status).toBe(
    201,
  );
  await expect.poll(statuses, POLL).toEqual(['sent']);
  return { owner, raw: smtp.received[before]?.raw ?? smtp.received.at(-1)?.raw ?? '' };
}

test('one click of a mail program unsubscribes without a page before; opening the link does not', async () => {
  const { url } = await start();
  const { owner, raw } = await aSentCampaign(url);
  const link = url + addressIn(raw, 'unsubscribe');
  const isOut = async () =>
    (await owner.call('POST', '/api/marketing/consents/find', { email: 'ana@list.example' })).body;
  for (const method of ['GET', 'HEAD']) expect((await fetch(link, { method })).status).toBe(200);
  expect(await isOut()).toMatchObject({ isOptedOut: false });
  const oneClick = await fetch(link, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(oneClick.status).toBe(200);
  expect(await oneClick.text()).toContain('Se ha dado de baja');
  expect(await isOut()).toMatchObject({ isOptedOut: true });
});

test('a link that was changed by hand leads nowhere and says so', async () => {
  const { url } = await start();
  const { raw } = await aSentCampaign(url);
  const click = addressIn(raw, 't');
  const followed = await fetch(url + click, { redirect: 'manual' });
  expect([followed.status, followed.headers.get('location')]).toEqual([302, 'https://mar.example']);
  for (const path of ['unsubscribe', 'preferences', 't']) {
    const changed = addressIn(raw, path).replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'));
    for (const method of ['GET', 'POST']) {
      const { status, headers } = await fetch(url + changed, { method, redirect: 'manual' });
      expect([path, method, status < 400, headers.get('location')]).toEqual([path, method, false, null]);
    }
  }
});

test('preferences are stored by their form alone, without a script', async () => {
  const { url } = await start();
  const { owner, raw } = await aSentCampaign(url);
  const link = url + addressIn(raw, 'preferences');
  const page = await (await fetch(link)).text();
  expect(page).toContain('Qué quiere recibir');
  expect(page).not.toContain('<script');
  await fetch(link, { method: 'POST', body: new URLSearchParams({ news: 'on' }) });
  const { body } = await owner.call('POST', '/api/marketing/consents/find', { email: 'ana@list.example' });
  expect(body).toMatchObject({
    isOptedOut: false,
    items: [{ purpose: 'news', isGiven: true }, { purpose: 'offers', isGiven: false }, {}],
  });
});

test('servers that are killed while they send reach everyone at most once, and lose nobody', async () => {
  const first = await start();
  const owner = await anOwner(first.url);
  const { campaignId, listId } = await aSendableCampaign(owner);
  const people = Array.from({ length: 300 }, (_, n) => `p${n}@d${n % 90}.example`);
  const consent = { purpose: 'offers', proof: 'Feria' };
  await owner.call('POST', `/api/marketing/lists/${listId}/people`, { csv: people.join('\n'), consent });
  const begun = smtp.received.length;
  const told = () => smtp.received.slice(begun).map(({ to }) => to[0] ?? '');
  await owner.call('POST', `/api/marketing/campaigns/${campaignId}/send`, { listId });
  for (const kill of [40, 90, 150, 220]) {
    await expect.poll(() => told().length, POLL).toBeGreaterThanOrEqual(kill);
    await server?.stop('SIGKILL');
    await start();
  }
  const isLeft = async () =>
    (await statuses()).some((status) => status === 'waiting' || status === 'sending');
  await expect.poll(isLeft, POLL).toBe(false);
  expect(new Set(told()).size).toBe(told().length);
  const rows = await query(dataDir, 'select email, status from mail_deliveries');
  expect(rows).toHaveLength(301);
  const isKnown = (row: (typeof rows)[number]) =>
    row['status'] === 'unsure' || (row['status'] === 'sent' && told().includes(String(row['email'])));
  expect(rows.filter((row) => !isKnown(row))).toEqual([]);
});
