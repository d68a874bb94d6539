import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SHORTEST_POLL_MS } from '#kernel/jobs/job-runner.ts';
import { ApiClient } from '#tests/api-client.ts';
import { aPayload } from '#tests/builders/enquiry.ts';
import { migratedFolder } from '#tests/database.ts';
import { query, writtenMail } from '#tests/mailbox.ts';
import { startServer, type TestServer } from '#tests/server.ts';
import { startSmtp, type SmtpMode, type SmtpServer } from '#tests/servers/smtp.ts';

/** Each test starts the server, some twice, and waits for the job's next poll, on a busy machine for a second one. */
vi.setConfig({ testTimeout: 120_000 });

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

async function start(env: Record<string, string> = { SMTP_URL: smtp.url }): Promise<ApiClient> {
  server = await startServer({ MAIL_TO: 'staff@site.example', ...env }, { dataDir });
  return new ApiClient(server.url);
}
const send = (client: ApiClient) => client.call('POST', '/api/contact/send-email', aPayload());
const rows = () => query(dataDir, 'select * from outbox order by id');
/** Skips the backoff. The runner, which does not know of it, looks once something is queued; else within a minute. */
const makeDue = () =>
  query(dataDir, "update jobs set runAt = '2020-01-01T00:00:00.000Z' where uniqueKey like 'mail:%'");
const POLL = { timeout: 50_000, interval: 50 };

test('delivers the notice to staff and the confirmation to the sender at once', async () => {
  const client = await start();
  expect((await send(client)).status).toBe(200);
  await expect.poll(() => smtp.received.length, POLL).toBe(2);
  expect(smtp.received.flatMap(({ to }) => to).toSorted()).toEqual([
    'ana@test.example',
    'staff@site.example',
  ]);
  await expect.poll(async () => (await rows()).map(({ status }) => status), POLL).toEqual(['sent', 'sent']);
});

test('an enquiry wakes the job, so that no email waits for its next poll', async () => {
  const client = await start();
  for (let sent = 2; sent <= 6; sent += 2) {
    await send(client);
    await expect
      .poll(async () => (await rows()).filter(({ status }) => status === 'sent').length, POLL)
      .toBe(sent);
  }
  const waits = (await rows()).map(
    (row) => Date.parse(String(row['sentAt'])) - Date.parse(String(row['createdAt'])),
  );
  // Without the wake-up each would wait for almost a whole interval; the fastest proves it on a loaded machine too.
  expect(Math.min(...waits)).toBeLessThan(SHORTEST_POLL_MS / 2);
});

describe.each<[string, SmtpMode | 'dead', RegExp]>([
  ['dead', 'dead', /ECONNREFUSED/],
  ['slow', 'silent', /greeting/i],
  ['refusing', 'refuse', /^RCPT TO: .*550/],
  ['gone after the message', 'drop', /closed/i],
])('a mail server that is %s', (_name, mode, reason) => {
  test('does not affect the visitor; the outbox has the reason, and both emails arrive later', async () => {
    if (mode === 'dead') await smtp.close();
    else smtp.mode = mode;
    const client = await start();
    expect((await send(client)).body).toEqual({ success: true });
    // On a busy machine the greeting may come too late, which is another reason.
    const reasonOf = async () => {
      const lastError = (await rows())[0]?.['lastError'];
      if (typeof lastError === 'string' && !reason.test(lastError)) await makeDue();
      return lastError;
    };
    await expect.poll(reasonOf, { ...POLL, interval: 500 }).toMatch(reason);
    // The response did not wait for the mail server. The log follows the row, so that it may come a moment later.
    await expect.poll(() => server?.log(), POLL).toContain('"mail delayed"');
    const log = server?.log() ?? '';
    expect(log.slice(0, log.indexOf('"mail delayed"'))).toContain('/api/contact/send-email');
    const ids = (await rows()).map(({ messageId }) => `<${messageId}>`);
    const early = smtp.received.length;

    if (mode === 'dead') smtp = await startSmtp('accept', smtp.port);
    smtp.mode = 'accept';
    await makeDue();
    // Wakes the runner.
    await send(client);
    await expect.poll(async () => (await rows()).every(({ status }) => status === 'sent'), POLL).toBe(true);
    const delivered = smtp.received.slice(mode === 'dead' ? 0 : early).map(({ parsed }) => parsed.messageId);
    const both = delivered.filter((id) => ids.includes(String(id)));
    expect(both.toSorted()).toEqual(ids.toSorted());
    expect(server?.log()).not.toContain('ana@test.example');
  });
});

test('a process killed right after its response loses nothing: the next one sends', async () => {
  smtp.mode = 'silent';
  expect((await send(await start())).status).toBe(200);
  await server?.stop('SIGKILL');
  const [kept] = await query(dataDir, 'select count(*) as n from contact_messages');
  expect(kept).toMatchObject({ n: 1 });
  expect(await rows()).toHaveLength(2);
  smtp.mode = 'accept';
  // Before the database is opened here: the last connection to close would merge its log and delete it.
  await start();
  await expect.poll(async () => (await rows()).map(({ status }) => status), POLL).toEqual(['sent', 'sent']);
  expect(new Set(smtp.received.map(({ parsed }) => parsed.messageId)).size).toBe(2);
});

test('a stopping server finishes the current email, and the next one sends the rest', async () => {
  const client = await start();
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(client)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await server?.stop()).toBe(0);
  const before = await rows();
  expect(before.filter(({ status }) => status === 'sending')).toEqual([]);
  await start();
  await expect.poll(async () => (await rows()).every(({ status }) => status === 'sent'), POLL).toBe(true);
  const ids = smtp.received.map(({ parsed }) => parsed.messageId);
  expect([ids.length, new Set(ids).size]).toEqual([20, 20]);
});

test('without SMTP_URL the emails are files that any mail program opens', async () => {
  expect((await send(await start({}))).status).toBe(200);
  await expect.poll(async () => (await writtenMail(dataDir)).length, POLL).toBe(2);
  const [first] = await writtenMail(dataDir);
  expect(first?.parsed.from?.address).toBe('no-reply@aicapital.example');
  expect(smtp.received).toEqual([]);
});
