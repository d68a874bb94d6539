import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MIGRATIONS, silent, temporaryFolder } from '#tests/database.ts';
import { applyMigrations, readMigrations } from './migrate.ts';
import { WriterClient } from '#db/writer/writer.ts';

const TOPIC = 'letters_and_erasures';

test('blanks sent emails, and links each to its account', async () => {
  const client = await anOldDatabase();
  const { rows } = await client.execute('select dedupeKey, userId, text, html from outbox order by id');
  expect(rows.map((row) => [row['dedupeKey'], row['userId'], `${row['text']}${row['html']}`])).toEqual([
    ['user:7:emailChanged:2026', 7, ''],
    ['link:1', 7, 'tthh'],
    ['link:99', 7, ''],
    ['link:98', null, ''],
    ['landing:2:confirmation', 7, ''],
    ['enquiry:1:notice', null, ''],
  ]);
  client.close();
});

test('trapped enquiries become suspected, and what a person marked as spam stays spam', async () => {
  const client = await anOldDatabase();
  const { rows } = await client.execute('select id, status, held from inbox_entries order by id');
  expect(rows.map((row) => [row['id'], row['status'], row['held']])).toEqual([
    [1, 'spam', null],
    [2, 'spam', null],
    [3, 'suspected', '{"phone":null}'],
    [4, 'suspected', '{"phone":null}'],
  ]);
  client.close();
});

/** Creates two enquiries and two responses to a page, of each one judged by a person and one caught by the trap. */
async function anOldDatabase() {
  const folder = await temporaryFolder();
  const client = new WriterClient({ url: pathToFileURL(join(folder, 'old.db')).href, log: silent });
  const all = readMigrations(MIGRATIONS);
  const place = all.findIndex(({ tag }) => tag.includes(TOPIC));
  await applyMigrations(client, all.slice(0, place));
  const email = (key: string, kind: string, recipient: string, status: string): string =>
    `insert into outbox (kind, dedupeKey, recipient, subject, text, html, messageId, status, nextAttemptAt, createdAt)
     values ('${kind}', '${key}', '${recipient}', 's', 'tt', 'hh', '${key}@x', '${status}', '', '')`;
  const entry = (id: number, kind: string, userId: number | null, consentAt: string | null): string =>
    `insert into inbox_entries (id, kind, status, contactMessageId, source, language, userId, consentAt, createdAt, updatedAt)
     values (${id}, '${kind}', 'spam', ${id}, 'website', 'en', ${userId}, ${consentAt}, '', '')`;
  const message = (id: number): string =>
    `insert into contact_messages (id, name, email, subject, message, createdAt) values (${id}, 'A', 'a@x.example', '', '', '')`;
  await client.batch(
    [
      `insert into users (id, username, usernameKey, password, name, email, emailKey, createdAt, updatedAt)
       values (7, 'ana', 'ana', 'x', 'Ana', 'Ana@x.example', 'ana@x.example', '', '')`,
      `insert into one_time_links (id, kind, tokenHash, userId, expiresAt, createdAt) values (1, 'password_reset', 'h', 7, '', '')`,
      ...[1, 2, 3, 4].map(message),
      entry(1, 'enquiry', null, null),
      entry(2, 'landing_page', 7, "'2026'"),
      entry(3, 'enquiry', null, null),
      entry(4, 'landing_page', 7, null),
      email('user:7:emailChanged:2026', 'account_emailChanged', 'old@x.example', 'sent'),
      email('link:1', 'account_reset', 'ana@x.example', 'queued'),
      email('link:99', 'account_confirmation', 'Ana@x.example', 'sent'),
      email('link:98', 'account_invitation', 'eva@x.example', 'sent'),
      email('landing:2:confirmation', 'landing_confirmation', 'a@x.example', 'sent'),
      email('enquiry:1:notice', 'enquiry_notice', 'info@x.example', 'sent'),
    ],
    'write',
  );
  await applyMigrations(client, all.slice(place, place + 1));
  return client;
}
