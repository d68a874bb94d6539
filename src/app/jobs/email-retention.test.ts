import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outbox } from '#db/schema/index.ts';
import { deleteOwnAccount } from '#features/accounts/privacy/erase-account.server.ts';
import { createInvitation } from '#features/accounts/users/invitation.server.ts';
import { requestPasswordReset } from '#features/accounts/passwords/password-reset.server.ts';
import { updateUser } from '#features/accounts/users/profile.server.ts';
import { registerUser } from '#features/accounts/users/user.server.ts';
import { register } from '#features/accounts/users/registration.server.ts';
import { sendDueMail } from '#tests/jobs.ts';
import { recurring } from '#kernel/jobs/job.ts';
import { runDue, scheduleRecurring } from '#kernel/jobs/queue.ts';
import { aStaffContext } from '#tests/builders/context.ts';
import { aRegistration, emailsIn, secretOfEmail } from '#tests/builders/emails.ts';
import { someSettings, TEST_SECRETS } from '#tests/builders/settings.ts';
import { openTestDatabase, temporaryFolder, type TestDatabase } from '#tests/database.ts';
import { createEmlTransport } from '#kernel/mail/eml-transport.ts';
import { deleteOldEmails, EMAIL_DAYS, EMAIL_RETENTION_JOB } from '#kernel/mail/email-retention.ts';
import { queueMail } from '#kernel/mail/outbox.ts';

const START = new Date('2026-03-01T09:00:00.000Z');
const SETTINGS = someSettings();
const ATTEMPT = { address: '127.0.0.1', isLimited: false } as const;
const day = (days: number): Date => new Date(START.getTime() + days * 86_400_000);

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await openTestDatabase();
  folder = await temporaryFolder();
});
afterEach(() => database.close());

/** Runs the job if it is due, as the server does. */
async function runJob(): Promise<void> {
  const { db } = database;
  const handlers = [
    recurring({
      kind: EMAIL_RETENTION_JOB,
      everyMs: 3_600_000,
      work: (now) => deleteOldEmails({ db, secrets: TEST_SECRETS, folder }, now),
    }),
  ];
  await scheduleRecurring(db, handlers, START);
  await runDue({ db, handlers, log: pino({ level: 'silent' }), clock: () => START });
}
const forget = (now: Date) => deleteOldEmails({ db: database.db, secrets: TEST_SECRETS, folder }, now);
const send = () =>
  sendDueMail({
    db: database.db,
    transport: createEmlTransport(folder, SETTINGS.mailFrom),
    secrets: TEST_SECRETS,
    clock: () => START,
  });
const queue = (name: string, now = START) =>
  queueMail(
    database.db,
    now,
    {
      kind: 'test',
      dedupeKey: name,
      userId: null,
      recipient: 'ana@test.example',
      replyTo: null,
      subject: name,
      text: 'Hello.',
      html: '<p>Hello.</p>',
    },
    SETTINGS,
  );
const left = async () => (await database.db.select().from(outbox)).map(({ subject }) => subject);

test('deletes emails with their files after 30 days, even undeliverable ones, and keeps younger ones', async () => {
  await queue('old');
  await queue('failed');
  await send();
  await database.db.update(outbox).set({ status: 'failed' }).where(eq(outbox.subject, 'failed'));
  await queue('young', day(1));
  await forget(day(30));
  expect([await left(), (await readdir(folder)).length]).toEqual([['old', 'failed', 'young'], 2]);
  await forget(new Date(day(30).getTime() + 1));
  expect([await left(), await readdir(folder)]).toEqual([['young'], []]);
});

test('deletes what was sent while the clock was a year ahead, and keeps what was queued', async () => {
  await queue('sent', day(365));
  await database.db.update(outbox).set({ status: 'sent' });
  await queue('queued', day(365));
  await forget(START);
  expect(await left()).toEqual(['queued']);
});

test('an email file is readable by its owner only, and other files are not deleted', async () => {
  await queue('one');
  await send();
  const [name = ''] = await readdir(folder);
  expect(((await stat(join(folder, name))).mode & 0o777).toString(8)).toBe('600');
  await writeFile(join(folder, 'notes.txt'), 'mine');
  await writeFile(join(folder, `${name}.partial`), 'half');
  await database.db.delete(outbox);
  await forget(START);
  expect(await readdir(folder)).toEqual(['notes.txt']);
});

test('encrypts a queued email of an older version without changing its text', async () => {
  await queue('plain');
  await database.db.update(outbox).set({ text: 'The link: /reset/abc', html: '<p>/reset/abc</p>' });
  await forget(START);
  expect(JSON.stringify(await database.db.select().from(outbox))).not.toContain('reset');
  expect(await emailsIn(database.db)).toMatchObject([
    { text: 'The link: /reset/abc', html: '<p>/reset/abc</p>' },
  ]);
});

test('a dump contains no working link: reset, invitation and confirmation', async () => {
  const staff = await aStaffContext(database.db);
  await register(staff, aRegistration('ana'), SETTINGS, false);
  const secrets = [await secretOfEmail(database.db)];
  await requestPasswordReset(staff, { email: 'ana@test.example' }, SETTINGS, false);
  secrets.push(await secretOfEmail(database.db));
  await createInvitation(staff, { email: 'eva@test.example' }, SETTINGS);
  secrets.push(await secretOfEmail(database.db));
  expect(secrets.map((secret) => secret.length)).toEqual([43, 43, 43]);
  const dump = JSON.stringify([
    await database.client.execute('select * from outbox'),
    await database.client.execute('select * from one_time_links'),
  ]);
  for (const secret of secrets) expect(dump).not.toContain(secret);
});

test('erasing an account deletes its emails and their files under every address it had', async () => {
  const staff = await aStaffContext(database.db);
  await createInvitation(staff, { email: 'ana@test.example' }, SETTINGS);
  const user = await registerUser(staff, aRegistration('ana'));
  const owner = { ...staff, user };
  await requestPasswordReset(owner, { email: 'ana@test.example' }, SETTINGS, false);
  const change = { email: 'ana.new@test.example', currentPassword: 'clave-de-prueba' };
  await updateUser(owner, change, 'cookie', ATTEMPT, SETTINGS);
  await queue('somebody else’s');
  await send();
  await runJob();
  expect(await readdir(folder)).toHaveLength(5);
  await updateUser(
    owner,
    { email: 'ana.last@test.example', currentPassword: 'clave-de-prueba' },
    'cookie',
    ATTEMPT,
    SETTINGS,
  );
  const noAdmin = { ...owner, user: { ...owner.user, role: 'user' as const } };
  await deleteOwnAccount(noAdmin, { currentPassword: 'clave-de-prueba' }, ATTEMPT, SETTINGS);
  const kinds = (await database.db.select().from(outbox)).map(
    ({ kind, recipient }) => `${kind} ${recipient}`,
  );
  expect(kinds).toEqual(['test ana@test.example']);
  // Within the same hour: erasing schedules the job.
  await runJob();
  expect(await readdir(folder)).toHaveLength(1);
});

test.each([
  ['en', 'after 30 days'],
  ['es', 'a los 30 días'],
])('the privacy page (%s) states the same period', async (locale, words) => {
  const text = await readFile(join('src', 'i18n', locale, 'pages', 'privacy.md'), 'utf8');
  expect([EMAIL_DAYS, text.includes(words)]).toEqual([30, true]);
});
