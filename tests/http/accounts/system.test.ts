import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OutboxMail, System } from '#features/accounts/system/system.schema.ts';
import { VERSION } from '#kernel/version.ts';
import { ApiClient } from '#tests/api-client.ts';
import { makeAccount } from '#tests/builders/account.ts';
import { aPayload } from '#tests/builders/enquiry.ts';
import { migratedFolder } from '#tests/database.ts';
import { query } from '#tests/mailbox.ts';
import { startServer, type TestServer } from '#tests/server.ts';
import { startSmtp, type SmtpServer } from '#tests/servers/smtp.ts';

vi.setConfig({ testTimeout: 120_000 });

const ADMIN = {
  ADMIN_USERNAME: 'root',
  ADMIN_PASSWORD: 'clave-de-prueba',
  ADMIN_EMAIL: 'root@test.example',
  MAIL_TO: 'staff@site.test',
};
const RIGHT = 'the right key, of more than thirty-two signs';
const WRONG = 'another key, of more than thirty-two signs!!';
const POLL = { timeout: 20_000, interval: 50 };

let dataDir: string;
let smtp: SmtpServer;
let server: TestServer;
beforeAll(async () => {
  dataDir = await migratedFolder('suite.db');
  smtp = await startSmtp();
});
afterAll(async () => {
  await server.stop();
  await smtp.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(key: string, mode: SmtpServer['mode'] = 'accept'): Promise<ApiClient> {
  smtp.mode = mode;
  server = await startServer({ ...ADMIN, SECRETS_KEY: key, SMTP_URL: smtp.url }, { dataDir });
  return new ApiClient(server.url).login('root');
}
const systemOf = async (root: ApiClient): Promise<System> =>
  (await root.call('GET', '/api/admin/system')).body as System;
const mailsIn = async (root: ApiClient, state: string): Promise<OutboxMail[]> =>
  ((await root.call('GET', `/api/admin/mail?state=${state}`)).body as { items: OutboxMail[] }).items;
const codesOf = ({ problems }: System): string[] => problems.map(({ code }) => code);

test('another key says what waits, the server serves, and the mail goes out once the right one is back', async () => {
  const root = await start(RIGHT, 'refuse');
  const system = await systemOf(root);
  expect(system).toMatchObject({ version: VERSION, key: { state: 'ok', source: 'setting', waiting: null } });
  expect(system.instances).toEqual([
    expect.objectContaining({ version: VERSION, pid: server.process.pid, hasRightKey: true }),
  ]);
  expect(system.backups.map(({ kind }) => kind)).toEqual(['daily', 'upload', 'beforeMigration', 'byHand']);
  await expect.poll(async () => (await systemOf(root)).backups[0]?.state, POLL).toBe('ok');
  expect((await root.call('POST', '/api/contact/send-email', aPayload())).status).toBe(200);
  // The enquiry's two, and the notice of the sign-in from an unknown browser.
  await expect.poll(async () => (await systemOf(root)).outbox.delayed, POLL).toBe(3);
  await server.stop();

  const other = await start(WRONG);
  expect(server.log()).toContain('SECRETS_KEY is another key than this database was sealed with.');
  expect(server.log()).toContain('3 queued emails, 0 authenticator apps, 0 model keys and 0 webhooks');
  await query(dataDir, "update jobs set runAt = '2020-01-01T00:00:00.000Z' where uniqueKey like 'mail:%'");
  const without = await systemOf(other);
  expect(codesOf(without)[0]).toBe('keyDifferent');
  expect(without.key.waiting).toEqual({ emails: 3, apps: 0, modelKeys: 0, webhooks: 0 });
  expect(without.outbox).toMatchObject({ waiting: 3, sealedAway: 3, delayed: 0, failed: 0 });
  expect((await mailsIn(other, 'waiting')).map(({ isSealedAway }) => isSealedAway)).toEqual([
    true,
    true,
    true,
  ]);
  const ready = await fetch(`${server.url}/api/ready`);
  expect([ready.status, await ready.json()]).toEqual([200, expect.objectContaining({ key: 'different' })]);
  expect(await (await fetch(`${server.url}/metrics`)).text()).toMatch(/^suite_secrets_key_right 0$/m);
  // Mail written meanwhile has the key of this process, and goes out.
  await other.call('POST', '/api/contact/send-email', aPayload());
  await expect.poll(() => smtp.received.length, POLL).toBe(2);
  await server.stop();

  const back = await start(RIGHT);
  await expect.poll(() => smtp.received.length, POLL).toBe(5);
  expect(codesOf(await systemOf(back))).not.toContain('keyDifferent');
  expect(server.log()).not.toContain('is another key than');
});

test('failed mail is sent again or discarded by an administrator who has given the password again', async () => {
  const root = new ApiClient(server.url);
  await root.login('root');
  smtp.mode = 'refuse';
  const sent = smtp.received.length;
  await root.call('POST', '/api/contact/send-email', aPayload());
  await expect.poll(async () => (await mailsIn(root, 'waiting')).length, POLL).toBe(2);
  await query(
    dataDir,
    "update outbox set status = 'failed', lastError = 'RCPT TO: 550 no' where status <> 'sent'",
  );
  const [mail, other] = await mailsIn(root, 'failed');
  expect(mail).toMatchObject({ state: 'failed', lastError: 'RCPT TO: 550 no' });
  expect(codesOf(await systemOf(root))).toContain('mailFailed');

  const path = `/api/admin/mail/${mail?.id}`;
  await makeAccount(root, 'user', 'plain');
  const plain = await new ApiClient(server.url).login('plain');
  expect((await plain.call('GET', '/api/admin/system')).status).toBe(403);
  expect((await plain.call('POST', `${path}/retry`)).status).toBe(403);
  expect((await (await new ApiClient(server.url).login('root')).call('DELETE', path)).body).toMatchObject({
    code: 'password_required',
  });

  await root.confirm();
  smtp.mode = 'accept';
  expect((await root.call('POST', `${path}/retry`)).body).toMatchObject({ state: 'waiting', attempts: 0 });
  await expect.poll(() => smtp.received.length, POLL).toBe(sent + 1);
  expect((await root.call('POST', `${path}/retry`)).status).toBe(404);
  expect((await root.call('DELETE', `/api/admin/mail/${other?.id}`)).status).toBe(204);
  expect(await mailsIn(root, 'failed')).toEqual([]);
  expect((await root.call('POST', '/api/admin/mail/discard', { state: 'failed' })).body).toEqual({
    changed: 0,
  });
  expect((await root.call('POST', '/api/admin/mail/discard', { state: 'sent' })).status).toBe(422);
});

test('the page opens to administrators alone, with what is wrong first, in both languages', async () => {
  const pageOf = async (client: ApiClient, language: string) =>
    fetch(`${server.url}/admin/system`, { headers: { cookie: `${client.cookie}; lang=${language}` } });
  const root = await new ApiClient(server.url).login('root');
  for (const [language, title] of [
    ['en', 'System'],
    ['es', 'Sistema'],
  ] as const) {
    const page = await pageOf(root, language);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(`<title>${title}`)]);
  }
  const plain = await new ApiClient(server.url).login('plain');
  expect((await pageOf(plain, 'en')).status).toBe(403);
});
