import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contactMessages, crmContacts, inboxEntries, outbox } from '#db/schema/index.ts';
import { sendDueMail } from '#tests/jobs.ts';
import { createEmlTransport } from '#kernel/mail/eml-transport.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { anEnquiry } from '#tests/builders/enquiry.ts';
import { TEST_SECRETS } from '#tests/builders/settings.ts';
import { deleteOldEmails } from '#kernel/mail/email-retention.ts';
import { openTestDatabase, temporaryFolder, type TestDatabase } from '#tests/database.ts';
import { ENQUIRY_MONTHS, forgetOldEnquiries } from './enquiry-retention.server.ts';
import { receiveEnquiry } from './enquiry.server.ts';

const SENT = new Date('2026-03-01T09:00:00.000Z');
const KEPT = new Date('2027-03-01T09:00:00.000Z');
const OVER = new Date('2027-03-01T09:00:00.001Z');
const SETTINGS = {
  siteUrl: 'https://site.example',
  mailFrom: 'AI Capital <no-reply@site.example>',
  mailTo: 'Info <info@site.example>',
  isRateLimited: false,
  secrets: TEST_SECRETS,
};

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await openTestDatabase();
  folder = await temporaryFolder();
});
afterEach(() => database.close());

const receive = (over: Record<string, unknown> = {}, now = SENT) =>
  receiveEnquiry({ db: database.db, now, locale: 'en' }, anEnquiry(over), SETTINGS);
const mail = () =>
  sendDueMail({
    db: database.db,
    transport: createEmlTransport(folder, SETTINGS.mailFrom),
    secrets: TEST_SECRETS,
    clock: () => SENT,
  });
const forget = (now: Date) => forgetOldEnquiries(database.db, now);
/** Runs the job that deletes the files of emails whose rows are gone; `forget` schedules it. */
const sweep = () => deleteOldEmails({ db: database.db, secrets: TEST_SECRETS, folder }, SENT);
const left = async () => ({
  messages: (await database.db.select().from(contactMessages)).map(({ email }) => email),
  entries: (await database.db.select().from(inboxEntries)).length,
  letters: (await database.db.select().from(outbox)).length,
  files: (await readdir(folder)).length,
});

test('deletes an enquiry after twelve months, with its inbox entry, its emails and their files', async () => {
  await receive();
  await mail();
  const whole = { messages: ['ana@test.example'], entries: 1, letters: 2, files: 2 };
  await forget(KEPT);
  expect(await left()).toEqual(whole);
  await forget(OVER);
  await sweep();
  expect(await left()).toEqual({ messages: [], entries: 0, letters: 0, files: 0 });
});

test('keeps younger enquiries with all their emails', async () => {
  await receive({ email: 'old@test.example' });
  await receive({ email: 'young@test.example' }, new Date('2026-03-02T09:00:00.000Z'));
  await mail();
  await forget(OVER);
  expect(await left()).toMatchObject({ messages: ['young@test.example'], entries: 1, letters: 2 });
});

describe('keeps an older enquiry', () => {
  test('while the last message is younger', async () => {
    await receive();
    await database.db.update(inboxEntries).set({ repliedAt: '2026-06-01T09:00:00.000Z' });
    await forget(OVER);
    expect((await left()).entries).toBe(1);
    await forget(new Date('2027-06-02T09:00:00.000Z'));
    expect((await left()).entries).toBe(0);
  });

  test('on a waiting list', async () => {
    await receive({ waitlist: true, about: 'algorithmia' });
    await forget(OVER);
    expect((await left()).entries).toBe(1);
  });

  test('in a contact’s file, as long as the contact exists', async () => {
    await receive();
    const contact = await createContact(await aUserContext(database.db), aCrmContact());
    await database.db.update(inboxEntries).set({ contactId: contact.id, convertedAt: SENT.toISOString() });
    await forget(OVER);
    expect((await left()).entries).toBe(1);
    await database.db.delete(crmContacts).where(eq(crmContacts.id, contact.id));
    await forget(OVER);
    expect((await left()).entries).toBe(0);
  });
});

test('deletes more enquiries at once than fit into one statement', async () => {
  const at = SENT.toISOString();
  const rows = Array.from({ length: 450 }, (_, index) => ({
    name: 'Ana',
    email: `ana${index}@test.example`,
    subject: '',
    message: '',
    createdAt: at,
  }));
  await database.db.insert(contactMessages).values(rows);
  await forget(OVER);
  expect((await left()).messages).toEqual([]);
});

test.each([
  ['en', 'twelve months'],
  ['es', 'doce meses'],
])('the privacy page (%s) states the same period', async (locale, words) => {
  const text = await readFile(join('src', 'i18n', locale, 'pages', 'privacy.md'), 'utf8');
  expect([ENQUIRY_MONTHS, text.includes(words)]).toEqual([12, true]);
});
