import { afterEach, beforeEach, expect, test } from 'vitest';
import { outbox } from '#db/schema/index.ts';
import { TEST_SECRETS } from '#tests/builders/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { startSmtp, type SmtpServer } from '#tests/servers/smtp.ts';
import { isUnreachable } from './delivery-error.ts';
import { mailWarning } from './mail-warning.ts';
import { openMail, queueMail } from './outbox.ts';
import { createSmtpTransport, isTlsRequired } from './smtp-transport.ts';

const FROM = 'Site <no-reply@test.example>';

let smtp: SmtpServer;
let database: TestDatabase;
beforeEach(async () => {
  [smtp, database] = await Promise.all([startSmtp(), openTestDatabase()]);
});
afterEach(() => Promise.all([smtp.close(), database.close()]));

/** This machine under a name that is not known as such. */
const foreign = (parameters = ''): string => `smtp://0.0.0.0:${smtp.port}${parameters}`;

async function send(url: string): Promise<void> {
  const email = { kind: 'test', userId: null, recipient: 'ana@test.example', replyTo: null };
  const words = { subject: 'Hola', text: 'Hola', html: '<p>Hola</p>', dedupeKey: url };
  const settings = { mailFrom: FROM, secrets: TEST_SECRETS };
  await queueMail(database.db, new Date('2026-03-01T09:00:00.000Z'), { ...email, ...words }, settings);
  const [row] = await database.db.select().from(outbox);
  await database.db.delete(outbox);
  if (row)
    await createSmtpTransport(url, FROM).deliver(openMail(TEST_SECRETS, row), new AbortController().signal);
}

test('no email leaves this machine unencrypted, unless SMTP_URL allows it', async () => {
  const failure: unknown = await send(foreign()).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'ETLS' });
  // The next message would fail as well.
  expect(isUnreachable(failure)).toBe(true);
  expect(smtp.received).toEqual([]);
  await send(foreign('?requireTLS=false'));
  await send(foreign('?ignoreTLS=true'));
  await send(smtp.url);
  expect(smtp.received).toHaveLength(3);
});

test.each([
  ['smtp://mail.example.com:587', true],
  ['smtp://user:pass@mail.example.com', true],
  ['smtp://192.0.2.7', true],
  ['smtps://mail.example.com', true],
  ['smtps://mail.example.com?requireTLS=false', true],
  ['smtp://localhost.example.com', true],
  ['smtp://relay:587?ignoreTLS=true', false],
  ['smtp://relay:587?requireTLS=false', false],
  ['smtp://relay:587?requireTLS=true', true],
  ['smtp://localhost:25', false],
  ['smtp://127.0.0.1', false],
  ['smtp://[::1]:25', false],
])('%s requires encryption: %s', (url, isRequired) => {
  expect(isTlsRequired(url)).toBe(isRequired);
});

test('the start says where emails go unencrypted, or would and are not sent', async () => {
  const warn = (smtpUrl: string | undefined) => mailWarning({ smtpUrl });
  expect(await warn(foreign())).toContain('offers no valid encryption');
  expect(await warn(foreign('?requireTLS=false'))).toContain('unencrypted, as the setting says');
  expect(await warn(smtp.url)).toBeUndefined();
  expect(await warn(undefined)).toBeUndefined();
  const { port } = smtp;
  await smtp.close();
  expect(await warn(`smtp://0.0.0.0:${port}`)).toBeUndefined();
  smtp = await startSmtp();
});
