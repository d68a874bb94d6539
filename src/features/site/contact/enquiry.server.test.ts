import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contactMessages, inboxEntries } from '#db/schema/index.ts';
import type { Locale } from '#shared/languages.ts';
import { anEnquiry } from '#tests/builders/enquiry.ts';
import { TEST_SECRETS } from '#tests/builders/settings.ts';
import { emailsIn } from '#tests/builders/emails.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { receiveEnquiry } from './enquiry.server.ts';

const NOW = new Date('2026-03-01T09:00:00.000Z');
const SETTINGS = {
  siteUrl: 'https://site.example',
  mailFrom: 'AI Capital <no-reply@site.example>',
  mailTo: 'Info <info@site.example>',
  isRateLimited: false,
  secrets: TEST_SECRETS,
};

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const receive = (over: Record<string, unknown> = {}, settings = {}, locale: Locale = 'en') =>
  receiveEnquiry({ db: database.db, now: NOW, locale }, anEnquiry(over), { ...SETTINGS, ...settings });
const all = async () => ({
  messages: await database.db.select().from(contactMessages),
  entries: await database.db.select().from(inboxEntries),
  mails: await emailsIn(database.db),
});

test('stores an enquiry as sent, and adds it to the site’s inbox with its origin', async () => {
  await receive({
    consent: true,
    language: 'es',
    page: '/es',
    about: 'consultia',
    utm_source: 'news',
    utm_campaign: 'spring',
  });
  const { messages, entries } = await all();
  expect(messages).toMatchObject([
    {
      name: 'Ana Ruiz',
      email: 'ana@test.example',
      company: 'Talleres Mar',
      service: 'AI consulting',
      subject: 'Contact Form - Service: AI consulting',
      message: 'We would like to begin.',
      read: false,
    },
  ]);
  expect(entries).toMatchObject([
    {
      kind: 'enquiry',
      status: 'unread',
      contactMessageId: messages[0]?.id,
      source: 'website',
      language: 'es',
      page: '/es',
      about: 'consultia',
      utmSource: 'news',
      utmMedium: null,
      utmCampaign: 'spring',
      consentVersion: '2026-11',
      consentAt: NOW.toISOString(),
      userId: null,
    },
  ]);
});

test('optional fields may be empty: the company gets the specification’s words, the subject its prefix', async () => {
  await receive({ company: '', service: '', subject: undefined, message: '' }, {}, 'es');
  const { messages, mails } = await all();
  expect(messages).toMatchObject([{ company: 'No especificada', service: null, message: '' }]);
  expect(messages[0]?.subject).toBe('Formulario de Contacto - Servicio: ');
  expect(mails[0]?.text).toContain('No se ha escrito ningún mensaje.');
});

test('emails the provider with the sender as reply-to, and the sender a confirmation in their language', async () => {
  await receive({ language: 'es', message: 'Línea uno.\r\nLínea <dos>.' });
  const { mails } = await all();
  const [notice, confirmation] = mails;
  expect(notice).toMatchObject({
    recipient: 'info@site.example',
    replyTo: 'ana@test.example',
    subject: 'Contact Form - Service: AI consulting',
    status: 'queued',
  });
  expect(notice?.text).toContain('> Línea uno.\n> Línea <dos>.');
  expect(notice?.html).toContain('Línea &lt;dos&gt;.');
  expect(confirmation).toMatchObject({
    recipient: 'ana@test.example',
    replyTo: 'info@site.example',
    subject: 'Hemos recibido su mensaje',
  });
  expect(confirmation?.text).toContain('Hola, Ana Ruiz:');
  expect(mails.every(({ messageId }) => messageId.endsWith('@site.example'))).toBe(true);
});

test('a confirmation repeats none of the input, so nobody can write to a stranger through us', async () => {
  const advert = 'Buy at https://evil.example now';
  await receive({
    name: advert,
    message: advert,
    service: advert,
    company: advert,
    about: advert,
    subject: advert,
  });
  const confirmation = (await all()).mails.find(({ kind }) => kind === 'enquiry_confirmation');
  expect(JSON.stringify(confirmation)).not.toContain('evil');
});

test('a waiting list is a kind of its own, and both emails say so', async () => {
  await receive({ waitlist: true, about: 'algorithmia' });
  const { entries, mails } = await all();
  expect(entries).toMatchObject([{ kind: 'waitlist', about: 'algorithmia' }]);
  expect(mails.map(({ text }) => text.includes('AlgorithmIA'))).toEqual([true, true]);
});

describe('robots', () => {
  test('a filled-in trap field gets the same response, is stored as suspected spam, and sends no email', async () => {
    expect(await receive({ website: 'http://spam.example' })).toEqual(await receive());
    const { entries, mails } = await all();
    expect(entries.map(({ status }) => status)).toEqual(['suspected', 'unread']);
    expect(mails).toHaveLength(2);
  });

  test('the trap works also with limits off; the time check does not', async () => {
    await receive({ elapsedMs: 5 });
    expect((await all()).entries).toMatchObject([{ status: 'unread' }]);
  });

  test('rejects a form that is too fast only if it sends the time', async () => {
    await expect(receive({ elapsedMs: 1_999 }, { isRateLimited: true })).rejects.toMatchObject({
      code: 'too_fast',
      details: { retryAfterSeconds: 2 },
    });
    expect((await all()).messages).toEqual([]);
    await receive({ elapsedMs: 2_000 }, { isRateLimited: true });
    await receive({}, { isRateLimited: true });
    expect((await all()).messages).toHaveLength(2);
  });

  test('limits the confirmations to one address; its enquiries still arrive', async () => {
    for (let index = 0; index < 7; index += 1)
      await receive({ email: 'Ana@test.example' }, { isRateLimited: true });
    const { messages, entries, mails } = await all();
    expect([messages.length, entries.length]).toEqual([7, 7]);
    const count = (kind: string) => mails.filter((mail) => mail.kind === kind).length;
    expect([count('enquiry_notice'), count('enquiry_confirmation')]).toEqual([7, 5]);
  });
});

test('stores message, inbox entry and emails together or not at all', async () => {
  await database.client.execute('DROP TABLE outbox');
  await expect(receive()).rejects.toThrow();
  expect(await database.db.$count(contactMessages)).toBe(0);
  expect(await database.db.$count(inboxEntries)).toBe(0);
});
