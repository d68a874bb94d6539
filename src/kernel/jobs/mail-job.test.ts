// One long file: all cases share one mail server and one outbox.
import { asc, eq } from 'drizzle-orm';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { jobs, outbox } from '#db/schema/index.ts';
import { TEST_SECRETS } from '#tests/builders/settings.ts';
import { emailsIn } from '#tests/builders/emails.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { headerLines, startSmtp, type SmtpMode, type SmtpServer } from '#tests/servers/smtp.ts';
import { createEmlTransport } from '#kernel/mail/eml-transport.ts';
import { queueMail, renewWaiting } from '#kernel/mail/outbox.ts';
import { createSmtpTransport } from '#kernel/mail/smtp-transport.ts';
import type { MailTransport } from '#kernel/mail/transport.ts';
import { createSecretBox } from '#kernel/config/secret-box.ts';
import { mailHandlers } from './mail-job.ts';
import { runDue } from './queue.ts';

const FROM = 'AI Capital <no-reply@site.example>';
const START = new Date('2026-03-01T09:00:00.000Z');
const log = pino({ level: 'silent' });

let database: TestDatabase;
let smtp: SmtpServer;
let now: Date;
beforeEach(async () => {
  [database, smtp] = await Promise.all([openTestDatabase(), startSmtp()]);
  now = START;
});
afterEach(async () => {
  await Promise.all([database.close(), smtp.close()]);
});

const later = (seconds: number): void => void (now = new Date(now.getTime() + seconds * 1_000));
const rows = () => database.db.select().from(outbox).orderBy(asc(outbox.id));
const LETTER = {
  kind: 'test',
  userId: null,
  recipient: 'ana@test.example',
  replyTo: 'Info <info@site.example>',
  subject: 'About',
  text: 'Hello.\n.\nBye.',
  html: '<p>Hello.</p>',
};
const queue = (name = 'one', recipient = 'ana@test.example') =>
  queueMail(
    database.db,
    now,
    { ...LETTER, dedupeKey: name, recipient, subject: `About ${name}` },
    { mailFrom: FROM, secrets: TEST_SECRETS },
  );
const run = (
  transport: MailTransport = createSmtpTransport(smtp.url, FROM),
  signal = new AbortController().signal,
  secrets = TEST_SECRETS,
) => {
  const handlers = mailHandlers({ db: database.db, transport, secrets });
  return runDue({ db: database.db, handlers, log, clock: () => now }, undefined, signal);
};

test('a queued message is delivered once, to its one recipient, with both of its forms', async () => {
  await queue();
  await run();
  await run();
  const [row] = await rows();
  expect(row).toMatchObject({ status: 'sent', attempts: 1, lastError: null, sentAt: now.toISOString() });
  expect(smtp.received).toHaveLength(1);
  const [{ from, to, parsed, raw } = { from: '', to: [], parsed: null, raw: '' }] = smtp.received;
  expect([from, to]).toEqual(['no-reply@site.example', ['ana@test.example']]);
  expect(parsed).toMatchObject({ subject: 'About one', messageId: `<${row?.messageId}>` });
  expect(parsed?.text?.trim()).toBe('Hello.\n.\nBye.');
  expect(parsed?.html).toContain('<p>Hello.</p>');
  expect(headerLines(raw)).toContain('Reply-To: info@site.example');
  expect(headerLines(raw)).toContain('Auto-Submitted: auto-generated');
});

test('a queued body cannot be read out of the database, and is blank once it has been sent', async () => {
  await queue();
  const [queued] = await rows();
  expect(JSON.stringify(queued)).not.toMatch(/Hello|Bye/);
  await run();
  expect((await rows())[0]).toMatchObject({ status: 'sent', text: '', html: '' });
});

const OTHER_KEY = createSecretBox('the key that is not here at the moment, alas');
const queueSealed = (name: string) =>
  queueMail(database.db, now, { ...LETTER, dedupeKey: name }, { mailFrom: FROM, secrets: OTHER_KEY });

test('an email that was sealed with another key waits for days, keeps nobody waiting, and goes out with its key', async () => {
  await queueSealed('waits');
  await queue('kept');
  for (let day = 0; day < 5; day += 1) {
    await run();
    later(86_400);
  }
  const [waits, kept] = await rows();
  expect(waits).toMatchObject({ status: 'queued', attempts: 0, lastError: null });
  expect(kept).toMatchObject({ status: 'sent' });
  await renewWaiting(database.db, now);
  // The first attempt with the key meets a mail server that is away for a while: it is not the last one.
  smtp.mode = 'drop';
  await run(undefined, undefined, OTHER_KEY);
  expect((await rows())[0]).toMatchObject({ status: 'queued', attempts: 1 });
  smtp.mode = 'accept';
  later(60);
  await run(undefined, undefined, OTHER_KEY);
  expect((await rows())[0]).toMatchObject({ status: 'sent' });
});

test('one of a version that noted no key waits as well, and is no attempt', async () => {
  await queueSealed('waits');
  await database.db.update(outbox).set({ sealedWith: null });
  await queue('kept');
  await run();
  later(86_400 * 4);
  await run();
  const [waits, kept] = await rows();
  expect(waits).toMatchObject({ status: 'queued', attempts: 0 });
  expect(waits?.lastError).toContain('sealed with another key');
  expect(kept).toMatchObject({ status: 'sent' });
  later(3_600);
  await run(undefined, undefined, OTHER_KEY);
  expect((await rows())[0]).toMatchObject({ status: 'sent' });
});

test('a body that was moved to another row does not open there', async () => {
  await queue('one');
  await queue('two');
  const [, two] = await rows();
  await database.db
    .update(outbox)
    .set({ text: two?.text ?? '' })
    .where(eq(outbox.dedupeKey, 'one'));
  await run();
  expect((await rows()).map(({ status }) => status)).toEqual(['failed', 'sent']);
});

test('an email that a clock a year ahead queued, or took, is sent when the clock is right again', async () => {
  await queue('queued');
  await queue('taken');
  const ahead = '2027-03-01T09:00:00.000Z';
  await database.db.update(outbox).set({ nextAttemptAt: ahead, createdAt: ahead });
  await database.db.update(outbox).set({ status: 'sending' }).where(eq(outbox.dedupeKey, 'taken'));
  await database.db.update(jobs).set({ runAt: ahead, setAt: ahead });
  await database.db
    .update(jobs)
    .set({ leaseToken: 'gone', leaseUntil: ahead })
    .where(eq(jobs.uniqueKey, 'mail:2'));
  await run();
  expect((await rows()).map(({ status }) => status)).toEqual(['sent', 'sent']);
});

test('one cause is written about once', async () => {
  await queue('same');
  await queue('same');
  expect(await rows()).toHaveLength(1);
});

describe.each<[string, SmtpMode | 'dead', RegExp]>([
  ['is dead', 'dead', /ECONNREFUSED/],
  ['refuses the recipient', 'refuse', /^RCPT TO: .*550/],
  ['goes away after the message', 'drop', /closed/i],
  ['takes the connection and says nothing', 'silent', /greeting/i],
])('a mail server that %s', (_name, mode, reason) => {
  test('keeps nobody’s message: the outbox says why, and it is delivered under the same Message-ID', async () => {
    const { port } = smtp;
    if (mode === 'dead') await smtp.close();
    else smtp.mode = mode;
    await queue();
    await run(createSmtpTransport(`smtp://127.0.0.1:${port}`, FROM));
    const [failed] = await rows();
    expect(failed).toMatchObject({ status: 'queued', attempts: 1, sentAt: null });
    expect(await database.db.select().from(jobs)).toMatchObject([{ leaseToken: null, interruptions: 0 }]);
    expect(failed?.lastError).toMatch(reason);
    expect(failed?.nextAttemptAt).toBe(new Date(now.getTime() + 30_000).toISOString());

    if (mode === 'dead') smtp = await startSmtp('accept', port);
    smtp.mode = 'accept';
    await run();
    expect((await rows())[0]).toMatchObject({ status: 'queued', attempts: 1 });
    later(30);
    await run();
    expect((await rows())[0]).toMatchObject({ status: 'sent', attempts: 2, lastError: null });
    const ids = smtp.received.map(({ parsed }) => parsed.messageId);
    expect(ids.length).toBe(mode === 'drop' ? 2 : 1);
    expect(new Set(ids)).toEqual(new Set([`<${failed?.messageId}>`]));
  });
});

test('a refused recipient does not hold up the next message; a dead server is asked once a look', async () => {
  smtp.mode = 'refuse';
  await queue('a');
  await queue('b');
  await run();
  expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 1]);
  await smtp.close();
  later(60);
  await run();
  expect((await rows()).map(({ attempts }) => attempts).toSorted()).toEqual([1, 2]);
  smtp = await startSmtp('accept', smtp.port);
});

test('after three days a message is given up and kept', async () => {
  smtp.mode = 'refuse';
  await queue();
  later(3 * 86_400);
  await run();
  later(86_400);
  smtp.mode = 'accept';
  await run();
  expect((await emailsIn(database.db))[0]).toMatchObject({
    status: 'failed',
    attempts: 1,
    text: 'Hello.\n.\nBye.',
  });
  expect(smtp.received).toEqual([]);
});

test('of two processes one sends a message', async () => {
  for (let index = 0; index < 20; index += 1) await queue(`m${index}`);
  const transport = createSmtpTransport(smtp.url, FROM);
  await Promise.all([run(transport), run(transport), run(transport)]);
  expect((await rows()).every(({ status, attempts }) => status === 'sent' && attempts === 1)).toBe(true);
  expect(smtp.received).toHaveLength(20);
});

describe('a message with copies', () => {
  const COPIES = ['Eva@mar.example', 'luis@mar.example'];
  const queueCopied = () =>
    queueMail(
      database.db,
      now,
      { ...LETTER, dedupeKey: 'one', cc: COPIES },
      { mailFrom: FROM, secrets: TEST_SECRETS },
    );

  test('reaches all of them, and each sees the others', async () => {
    await queueCopied();
    await run();
    expect((await rows())[0]).toMatchObject({ status: 'sent', lastError: null });
    const [{ to, parsed } = { to: [], parsed: null }] = smtp.received;
    expect(to).toEqual(['ana@test.example', ...COPIES]);
    expect(parsed?.to).toMatchObject([{ address: 'ana@test.example' }]);
    expect(parsed?.cc).toMatchObject(COPIES.map((address) => ({ address })));
  });

  test.each([
    ['one of the copied', 'luis@mar.example', 'sent'],
    ['its recipient', 'ana@test.example', 'failed'],
  ])('is sent once where the server refuses %s, and says whom', async (_who, refused, status) => {
    smtp.refused = [refused];
    await queueCopied();
    await run();
    later(3_600);
    await run();
    expect(smtp.received).toHaveLength(1);
    expect((await rows())[0]).toMatchObject({ status, attempts: 1 });
    expect((await rows())[0]?.lastError).toMatch(new RegExp(`^${refused}: .*550`));
  });
});

test('a message whose process ended in the middle is taken up once its lease is over', async () => {
  await queue();
  // A delivery that never settles is what a killed process leaves behind.
  void run({ deliver: () => new Promise(() => undefined) });
  await expect.poll(async () => (await rows())[0]?.status).toBe('sending');
  await run();
  expect(smtp.received).toEqual([]);
  later(61);
  await run();
  expect((await rows())[0]).toMatchObject({ status: 'sent', attempts: 2 });
});

test('one who was taken for dead does not overwrite what its successor wrote', async () => {
  await queue();
  const slow = Promise.withResolvers<undefined>();
  const first = run({ deliver: () => slow.promise });
  await expect.poll(async () => (await rows())[0]?.status).toBe('sending');
  later(61);
  await run();
  slow.reject(new Error('late'));
  await first;
  expect((await rows())[0]).toMatchObject({ status: 'sent', lastError: null });
});

test('a process that ends finishes the message in hand and takes no other', async () => {
  await queue('a');
  await queue('b');
  const ending = new AbortController();
  const inHand = Promise.withResolvers<undefined>();
  const done = run({ deliver: () => inHand.promise }, ending.signal);
  await expect.poll(async () => (await rows())[0]?.status).toBe('sending');
  ending.abort();
  inHand.resolve(undefined);
  await done;
  expect((await rows()).map(({ status }) => status)).toEqual(['sent', 'queued']);
});

test('without a mail server the message is a file, and a repeat replaces it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'suite-'));
  try {
    await queue();
    const [row] = await rows();
    const transport = createEmlTransport(folder, FROM);
    await run(transport);
    if (row) await transport.deliver(row, new AbortController().signal);
    const files = await readdir(folder);
    expect(files).toEqual([expect.stringMatching(/^20260301T090000-test-[\da-f-]{36}\.eml$/)]);
    const raw = await readFile(join(folder, files[0] ?? ''), 'utf8');
    expect(headerLines(raw)).toContain(`Message-ID: <${row?.messageId}>`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
